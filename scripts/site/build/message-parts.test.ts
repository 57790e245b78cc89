import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { MEMBER_FEATURES, messageParts } from './message-parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'message-parts-'))
afterEach(() => rmSync(folder, { recursive: true }))

it('parts the messages by who needs them, the first screen first', () => {
  for (const feature of MEMBER_FEATURES) mkdirSync(join(folder, 'features', feature, 'form'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('main.tsx', `import './features/cashier/first.ts'\nexport const a = { id: 'app.main.title' }`)
  write('features/cashier/first.ts', `export const b = { id: 'cashier.first.button' }`)
  write('features/cashier/form/Form.tsx', `export const c = { id: 'cashier.form.title' }`)
  write('features/cashier/form/Form.test.tsx', `export const d = { id: 'help.page.title' }`)
  const partOf = messageParts([join(folder, 'main.tsx')], folder)
  expect(
    ['app.main.title', 'cashier.first.button', 'cashier.form.title', 'help.page.title', 'toasts.retry'].map(partOf),
  ).toEqual(['first', 'first', 'member', 'pages', 'pages'])
})
