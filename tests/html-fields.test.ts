import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { ROOT } from '#scripts/lib/run-command.ts'

/**
 * Each field of the contract that carries HTML, and where `SafeHtml` shows it; tests/e2e/html.spec.ts attacks them all.
 */
const shownIn: Record<string, readonly string[]> = {
  'Announcement.content': [
    'src/features/games/center/CenterTicker.tsx',
    'src/features/lobby/prompts/AnnouncementPopUp.tsx',
    'src/features/messages/MessageItem.tsx',
    'src/features/promotions/detail/OfferDetail.tsx',
  ],
  'InboxMessage.content': ['src/features/messages/MessageItem.tsx'],
  'SiteResources.agreement': [
    'src/features/lobby/prompts/TermsGate.tsx',
    'src/features/access/registration/TermsSheet.tsx',
  ],
  HtmlByLanguage: ['src/features/lobby/prompts/TermsGate.tsx', 'src/features/access/registration/TermsSheet.tsx'],
  'HelpSection.content': ['src/features/help/HelpSectionItem.tsx'],
  'HelpTopic.content': ['src/features/help/HelpSectionItem.tsx'],
  'Promotion.content': ['src/features/promotions/detail/OfferDetail.tsx'],
}

/** Ways by which a text becomes elements. */
const PARSERS =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|setHTMLUnsafe|createContextualFragment|DOMParser|srcdoc|srcDoc|document\.write(?:ln)?)\b/

const shipped = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file))

test('GAP-97 every field of the contract that carries HTML is shown by SafeHtml, and SafeHtml shows nothing else', () => {
  const { files } = loadSources(join(ROOT, 'openapi'))
  const fields = [...files.values()]
    .filter(({ file }) => file.startsWith('schemas/'))
    .flatMap(({ data }) => Object.entries(Object(data)).flatMap(([name, schema]) => htmlFields(name, schema)))
  expect(fields.toSorted()).toEqual(Object.keys(shownIn).toSorted())

  const showing = shipped.filter((file) => /<SafeHtml\s/.test(read(file)))
  expect(showing.toSorted()).toEqual([...new Set(Object.values(shownIn).flat())].toSorted())
})

test('GAP-97 no text becomes HTML in any other way, and one module alone knows the sanitiser', () => {
  expect(shipped.filter((file) => PARSERS.test(read(file)))).toEqual([])
  expect(shipped.filter((file) => read(file).includes("'dompurify'"))).toEqual(['src/core/html/sanitize.ts'])
})

function htmlFields(name: string, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$ref' && value === 'common.yaml#/Html') return [name]
    if (key === 'properties') {
      return Object.entries(Object(value)).flatMap(([field, part]) => htmlFields(`${name}.${field}`, part))
    }
    return htmlFields(name, value)
  })
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
