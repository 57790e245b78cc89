import { expect, it } from 'vitest'
import { filesToKeep, type WorkerFiles } from './kept-files.ts'

const files: WorkerFiles = {
  document: 'd0c',
  everyStart: ['/assets/app.js', '/assets/home.js', '/assets/app.js'],
  oldBrowsers: ['/assets/old.js'],
  messages: { EN: ['/assets/en.js'], UR: ['/assets/ur-first.js', '/assets/ur-pages.js'] },
  heroes: { bdtdemo: { url: '/merchants/bdtdemo/hero.svg', revision: 'b1' } },
}
const kept = (visitor: Partial<Parameters<typeof filesToKeep>[1]>) =>
  filesToKeep(files, { language: 'UR', merchant: 'bdtdemo', isOldBrowser: false, ...visitor })
const urls = (visitor: Parameters<typeof kept>[0]) => kept(visitor).map(({ url }) => url)

it('keeps the document with its hash, each file once, one language and one merchant', () => {
  expect(kept({})).toEqual([
    { url: '/index.html', revision: 'd0c' },
    { url: '/assets/app.js', revision: null },
    { url: '/assets/home.js', revision: null },
    { url: '/assets/ur-first.js', revision: null },
    { url: '/assets/ur-pages.js', revision: null },
    { url: '/merchants/bdtdemo/hero.svg', revision: 'b1' },
  ])
})

it('keeps English for a language without words, no picture for an unknown merchant, and more for old browsers', () => {
  expect(urls({ language: 'XX' })).toContain('/assets/en.js')
  expect(urls({ merchant: 'constructed' }).some((url) => url.endsWith('.svg'))).toBe(false)
  expect(urls({ isOldBrowser: true })).toContain('/assets/old.js')
})
