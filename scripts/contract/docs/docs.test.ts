// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { runPageScript } from '../../../tests/support/run-page-script.ts'
import { readOperations } from '../generate/model.ts'
import { bundleContract } from '../document/bundle.ts'
import { loadSources } from '../document/sources.ts'
import { printDocs } from './page.ts'

const contract = bundleContract(loadSources('openapi'))
const operations = readOperations(contract)
const codes = Object.keys(contract['x-error-catalogue'])
const html = printDocs(contract)
const page = new DOMParser().parseFromString(html, 'text/html')
const part = (id: string): Element => {
  const found = page.getElementById(id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

test('every operation and every code has its place, and every link leads somewhere', () => {
  const ids = [...page.querySelectorAll('article')].map(({ id }) => id)
  expect(ids.toSorted()).toEqual([...operations.map(({ id }) => id), ...codes].toSorted())
  const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? '')
  expect(targets.filter((id) => !page.getElementById(id))).toEqual([])
})

test('nothing is fetched, and the page says so to the browser', () => {
  expect(page.querySelector('link, script[src], img, iframe, [style*="url("]')).toBeNull()
  expect(html).not.toMatch(/@import|url\((?!#)/)
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'")
})

test('an operation tells its parameters, bodies, examples and codes', () => {
  const login = part('login').textContent ?? ''
  for (const words of ['POST', '/wps/session/login', 'X-Encryption-Key', 'What is encrypted', 'firstTimeLogin'])
    expect(login).toContain(words)
  const row = [...part('login').querySelectorAll('tr')].find((one) => one.textContent?.includes('CAPTCHA_REQUIRED'))
  expect(row?.textContent).toContain('401')
  expect(row?.textContent).toContain('Log in three times with a wrong password.')
  expect(row?.textContent).toContain('Enter the code from the picture.')
})

test('every code tells meaning, status, how to provoke it, and what the site shows', () => {
  for (const [code, { meaning, status, provoke }] of Object.entries(contract['x-error-catalogue'])) {
    const words = part(code).textContent ?? ''
    expect(words).toContain(String(status))
    for (const text of [meaning, provoke]) expect(words).toContain(text.replaceAll(/`/g, '').trim())
    expect(words).not.toContain('the table of reactions lacks it')
  }
})

test('a text of the contract stays a text', () => {
  const hostile = structuredClone(contract)
  const [tag] = hostile.tags
  if (tag) tag.description = '<script>alert(1)</script>'
  const read = new DOMParser().parseFromString(printDocs(hostile), 'text/html')
  expect(read.querySelectorAll('script')).toHaveLength(1)
  expect(read.querySelector('.tag .about')?.textContent).toBe('<script>alert(1)</script>')
})

test('a schema that holds itself ends', () => {
  const circular = structuredClone(contract)
  const tree = { type: 'object', properties: { next: { $ref: '#/components/schemas/Tree' } } }
  circular.components.schemas['Tree'] = tree
  circular.components.schemas['CaptchaDemand'] = { $ref: '#/components/schemas/Tree' }
  expect(printDocs(circular)).toContain('<code>next</code>')
})

/** Searching happens in the page itself. */
let field: HTMLInputElement | null
beforeAll(() => {
  runPageScript(page)
  field = document.querySelector('.find input')
})

function found(words: string): string[] {
  if (field) field.value = words
  field?.dispatchEvent(new Event('input'))
  return [...document.querySelectorAll('article')].filter(({ hidden }) => !hidden).map(({ id }) => id)
}

test('search finds by name, path, code and words, and says when it finds nothing', () => {
  expect(found('wallets/gcs')).toEqual(['getWallets'])
  expect(found('captcha_required')).toEqual(['login', 'CAPTCHA_REQUIRED'])
  expect(found('GATEWAY-22')).toContain('login')
  expect(found('nothing like this')).toEqual([])
  expect(document.querySelector('.none')?.textContent).toBe('Nothing is called so.')
  expect(found('')).toHaveLength(operations.length + codes.length)
})
