import { build } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CONSOLE_PATH, SCRIPT_PATH, STYLE_PATH } from './door.ts'
import { consoleFile, consoleFiles } from './files.ts'

vi.mock('vite', async (importActual) => {
  const actual = await importActual<typeof import('vite')>()
  return { ...actual, build: vi.fn<typeof build>(actual.build) }
})

const BUNDLE_MS = 60_000

it('a bundle that failed is made again', { timeout: BUNDLE_MS }, async () => {
  vi.mocked(build).mockRejectedValueOnce(new Error('half a file'))
  await expect(consoleFiles('stub')).rejects.toThrow('half a file')
  expect((await consoleFiles('stub')).size).toBe(3)
})

describe('the files of the console', () => {
  let script = ''
  beforeAll(async () => {
    script = (await consoleFiles('stub')).get(SCRIPT_PATH) ?? ''
  }, BUNDLE_MS)

  it('hold a strict policy: nothing inline, nothing from elsewhere, no string as markup', async () => {
    const page = await consoleFile(CONSOLE_PATH, 'prism')
    const policy = page.headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|https?:/)
    const html = await page.text()
    expect(html).toContain('data-door="prism"')
    expect(html.match(/<script[^>]*>/g)).toEqual([`<script type="module" src="${SCRIPT_PATH}">`])
    expect(html).not.toMatch(/<style| style=| on\w+=/)
  })

  it('are built for use, also by a development server', async () => {
    expect(script).not.toMatch(/jsxDEV|process\.env/)
    expect(script).toContain('Mock console')
    expect((await consoleFile(STYLE_PATH, 'stub')).headers.get('Content-Type')).toContain('text/css')
  })

  it('know operations and codes, and nothing of the gateway behind them', () => {
    expect(script).toContain('CAPTCHA_REQUIRED')
    expect(script).not.toContain('/media/vendors/')
  })
})
