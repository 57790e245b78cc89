import { describe, expect, it } from 'vitest'
import { forbiddenParts, measureBudgets, measurePages } from './first-screen.ts'

/** Text that does not compress away. */
const noise = (bytes: number) => {
  let seed = 7
  return Buffer.from(Array.from({ length: bytes }, () => (seed = (seed * 16_807) % 2_147_483_647) % 251))
}
const document =
  'files:{start:[`/assets/app-1.js`],firstVisit:[],pages:{"/m/home":[`/assets/home-1.js`,`/assets/home-1.css`],"/m/member/home":[`/assets/member-1.js`]}}'
const site = (files: Record<string, Buffer | string>) =>
  new Map(Object.entries({ 'index.html': document, ...files }).map(([name, content]) => [name, Buffer.from(content)]))
const over = (files: Record<string, Buffer | string>) =>
  measureBudgets(site(files))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name }) => name)

describe('the byte budgets', () => {
  it('hold for a small site', () => {
    expect(over({ 'assets/app-1.js': noise(50_000) })).toEqual([])
  })
  it('count entry, home and one language together', () => {
    const parts = { 'assets/app-1.js': noise(107_500), 'assets/home-1.js': noise(10_000) }
    expect(over(parts)).toEqual([])
    expect(
      over({ ...parts, 'assets/en-first-abcd1234.js': noise(12_500), 'assets/th-first-abcd1234.js': noise(12_500) }),
    ).toEqual(['scripts of the first screen'])
  })
  it.each([
    ['assets/home-1.css', 'styles of home', 13_000],
    ['assets/ur-pages-abcd1234.js', 'largest file of a language', 31_000],
    ['assets/ur-member-abcd1234.js', 'largest file of a language', 31_000],
  ])('%s is held by "%s"', (name, budget, bytes) => expect(over({ [name]: noise(bytes) })).toEqual([budget]))

  it('hold the document, and want it to start something', () => {
    expect(over({ 'index.html': Buffer.concat([Buffer.from(document), noise(16_000)]) })).toEqual([
      'document with its inline parts',
    ])
    expect(() => over({ 'index.html': '<html>' })).toThrow('index.html starts no script.')
  })
  it('count what a page adds, and all the scripts it asks for', () => {
    const parts = ['forms', 'access', 'captcha']
    const script = (name: string, module: string, imports: string[] = [], dynamicImports: string[] = []) => ({
      fileName: `${name}.js`,
      moduleIds: [module],
      imports: imports.map((file) => `${file}.js`),
      dynamicImports: dynamicImports.map((file) => `${file}.js`),
    })
    const sizes = new Map(parts.map((part) => [`${part}.js.br`, noise(part === 'forms' ? 60_000 : 1_000)]))
    const pagesOf = (login: string[], register: string[]) =>
      measurePages(
        [
          script('app', '/src/main.tsx', ['runtime']),
          script('runtime', 'runtime'),
          script('pages', '/src/app/shell/OtherPages.tsx', ['app'], ['login', 'register']),
          script('login', '/src/features/access/LoginPage.tsx', ['app', ...login]),
          script('register', '/src/features/access/RegisterPage.tsx', ['pages', ...register]),
          ...parts.map((part) => script(part, part)),
        ],
        sizes,
      )
    expect(pagesOf(['access'], ['access', 'captcha'])).toMatchObject({
      files: [{ files: 5 }, { files: 6 }, { files: 6 }],
    })
    const faulty = pagesOf(['forms', 'access', 'captcha'], [])
    expect(faulty.files.filter(({ files, limit }) => files > limit)).toMatchObject([{ name: 'scripts of login' }])
    expect(faulty.bytes.bytes).toBeGreaterThan(faulty.bytes.limit)
  })
  it('find swiper and the parser in the first screen, and the mock anywhere', () => {
    expect(forbiddenParts(site({ 'assets/home-1.js': 'x="swiper-slide-active"' }))).toHaveLength(1)
    expect(forbiddenParts(site({ 'assets/app-1.js': 'EXPECT_ARGUMENT_CLOSING_BRACE' }))).toHaveLength(1)
    expect(forbiddenParts(site({ 'assets/swiper-abcd1234.js': 'x="swiper-slide-active"' }))).toEqual([])
    expect(forbiddenParts(site({ 'assets/LoginPage-abcd1234.js': 'fetch("/__mock/reset")' }))).toHaveLength(1)
    expect(forbiddenParts(site({ 'assets/LoginPage-abcd1234.js': 'localStorage.getItem("MC_MOCK")' }))).toHaveLength(1)
    expect(forbiddenParts(site({ '__mock/console.html': '' }))).toHaveLength(1)
  })
})
