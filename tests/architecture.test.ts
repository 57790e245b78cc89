import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, runCommand } from '#scripts/lib/run-command.ts'
import { strayImports } from './support/import-rules.ts'
import { classFaults, classUses } from './support/class-rules.ts'
import {
  bareSubmits,
  effectsByExpression,
  fixedTextSizes,
  foldersWithManyRooms,
  isFileName,
  isMessageId,
  hiddenMessages,
  leftOutTests,
  MAX_LINES,
  messageIds,
  physicalSides,
  printsPastPrint,
  rawColours,
  styleByDirection,
  styleByScript,
  styleOfAllSiblings,
  tokensSet,
  unknownTokens,
  wideComments,
  wordlessMemberPages,
} from './support/source-rules.ts'
import { uncheckedParts, ownBounds, ownPlatformCodes } from './support/call-rules.ts'

/** What every feature may use. A new name here is a decision; see docs/architecture.md. */
const CORE_MODULES = [
  'account',
  'announcements',
  'chat',
  'errors',
  'forms',
  'games',
  'html',
  'i18n',
  'inbox',
  'invite',
  'merchant',
  'money',
  'pictures',
  'records',
  'routing',
  'session',
  'site',
  'storage',
  'support',
  'theme',
  'toasts',
  'wallet',
]

const sources = filesOf('{src,mock-server,scripts,tests}/**/*.{ts,tsx,mjs,css}').filter(
  (file) => !file.includes('/generated/'),
)
/** Tables that only grow with the contract; cutting them would hide nothing and help nobody. */
const LONG_TABLES = [
  'src/core/errors/error-messages.ts',
  'src/core/errors/write-codes.ts',
  'mock-server/data/games/hot-games.ts',
  'mock-server/art/looks.ts',
]
/** What no one writes by hand. Git is not asked: a checkout may come without its history. */
const MADE = ['node_modules', 'dist', 'reports', 'coverage', 'test-results', 'playwright-report', '.cache', '.git']
const shipped = sources.filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file))

test('there are sources to look at', () => {
  expect(shipped.length).toBeGreaterThan(50)
})

test('core holds the named modules and nothing else', () => {
  const found = readdirSync(join(ROOT, 'src/core')).filter((name) =>
    statSync(join(ROOT, 'src/core', name)).isDirectory(),
  )
  expect(found.filter((name) => !CORE_MODULES.includes(name))).toEqual([])
  expect(filesOf('src/core/*.{ts,tsx}'), 'files beside the modules').toEqual([])
})

test('imports are relative within a room, and begin with # across rooms', () => {
  expect(
    faults(
      sources.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/')),
      strayImports,
    ),
  ).toEqual([])
})

test('GAP-91 one selector reads whether there is a referral programme', () => {
  const readers = shipped.filter((file) => /\breferralPromo\b/.test(read(file)) && !file.includes('/generated/'))
  expect(readers).toEqual(['src/core/invite/ShareLink.tsx'])
})

test('SHELL-69 one component links to other sites, and one function opens them', () => {
  const openers = shipped.filter((file) => read(file).includes('_blank'))
  expect(openers.toSorted()).toEqual([
    'src/core/html/sanitize.ts',
    'src/core/routing/ExternalLink.tsx',
    'src/core/routing/open-outside.ts',
  ])
})

test('raw colours stand only in the theme and in merchants', () => {
  const tokens = shipped.filter((file) => file !== 'src/ui/styles/theme.css' && !file.startsWith('src/merchants/'))
  expect(faults(tokens, rawColours)).toEqual([])
})

test('GAP-56 sides are logical', () => {
  expect(faults(shipped, physicalSides)).toEqual([])
})

test('no style is about all siblings', () => {
  expect(faults(shipped, styleOfAllSiblings)).toEqual([])
})

test('no style asks for the way a text runs', () => {
  expect(faults(shipped, styleByDirection)).toEqual([])
  expect(faults(shipped, styleByScript)).toEqual([])
})

test('text grows with the text size of the browser, and what holds it', () => {
  expect(faults(shipped, fixedTextSizes)).toEqual([])
})

test('no style reads a token that nothing sets', () => {
  const known = new Set(shipped.flatMap((file) => tokensSet(read(file))))
  expect(faults(shipped, unknownTokens(known))).toEqual([])
})

test('components and style sheets name the same classes', () => {
  const uses = shipped.filter((file) => file.endsWith('.tsx')).flatMap((file) => classUses(file, read(file)))
  const sheets = shipped.filter((file) => file.endsWith('.module.css'))
  expect(sheets.length).toBeGreaterThan(100)
  expect(faults(sheets, (file, text) => classFaults(file, text, uses))).toEqual([])
})

test('the build sees all messages', () => {
  expect(faults(shipped, hiddenMessages)).toEqual([])
})

test('pages of members wait for their words', () => {
  expect(faults(shipped, wordlessMemberPages)).toEqual([])
})

test('bounds are the contract’s', () => {
  expect(faults(shipped, ownBounds)).toEqual([])
})

test('GAP-44 calls take what names the client from one file', () => {
  expect(faults(shipped, ownPlatformCodes)).toEqual([])
})

test('what a call is given names its parts', () => {
  expect(faults(shipped, uncheckedParts)).toEqual([])
})

test('effects have a block body', () => {
  expect(faults(shipped, effectsByExpression)).toEqual([])
})

test('features send forms by the button that keeps what failed', () => {
  const features = shipped.filter((file) => file.startsWith('src/features/'))
  expect(features.filter((file) => read(file).includes('<SubmitButton')).length).toBeGreaterThan(10)
  expect(faults(features, bareSubmits)).toEqual([])
})

test('scripts print in one way, which shows control characters of foreign texts', () => {
  const printing = sources.filter(
    (file) => /^(scripts|mock-server)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^scripts\/lib\/print\.ts$/.test(file),
  )
  expect(faults(printing, printsPastPrint)).toEqual([])
})

test('message ids are unique and read feature.component.thing', () => {
  const ids = shipped.flatMap((file) => messageIds(read(file)))
  expect(ids.filter((id) => !isMessageId(id))).toEqual([])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test(`no file is longer than ${MAX_LINES} lines`, () => {
  expect(
    sources.filter((file) => !LONG_TABLES.includes(file) && read(file).split('\n').length - 1 > MAX_LINES),
  ).toEqual([])
})

test('no comment is wider than the code', () => {
  expect(faults(sources, wideComments)).toEqual([])
})

test('a folder of many rooms opens with a README selected, up to 15 lines', () => {
  const folders = foldersWithManyRooms(sources.filter((file) => !file.startsWith('tests/')))
  expect(folders).toContain('src/core')
  const lines = (folder: string) =>
    existsSync(join(ROOT, folder, 'README.md')) ? read(`${folder}/README.md`).split('\n').length - 1 : Infinity
  expect(folders.filter((folder) => lines(folder) > 15)).toEqual([])
})

test('files are named in kebab-case or like their component', () => {
  expect(sources.filter((file) => !isFileName(basename(file)))).toEqual([])
})

test('there are no barrels', () => {
  const indexes = shipped.filter(
    (file) => /\/index\.tsx?$/.test(file) && !/^src\/merchants\/[^/]+\/index\.ts$/.test(file),
  )
  expect(indexes).toEqual([])
})

test('a test that is left out says why, and none is focused', () => {
  const tests = filesOf('{src,mock-server,scripts,tests}/**/*.{test,spec}.{ts,tsx}').filter(
    (file) => !/^tests\/(planted-faults|planted-style-faults|trace)\.test\.ts$/.test(file),
  )
  expect(faults(tests, (_file, text) => leftOutTests(text))).toEqual([])
})

test('nothing depends on the host of one package registry', async () => {
  const { stdout: registry } = await runCommand('npm', ['config', 'get', 'registry'])
  const hosts = [
    ['registry', 'npmjs', 'org'].join('.'),
    ...(URL.canParse(registry.trim()) ? [new URL(registry.trim()).host] : []),
  ]
  const files = readdirSync(ROOT)
    .filter((name) => !MADE.includes(name))
    .flatMap((name) => (statSync(join(ROOT, name)).isDirectory() ? filesIn(name) : [name]))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => hosts.some((host) => read(file).includes(host)))).toEqual([])
  expect(read('package-lock.json')).not.toContain('"resolved"')
})

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT }).map((file) => file.replaceAll(sep, '/'))
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

function faults(files: readonly string[], rule: (file: string, text: string) => string[]): string[] {
  return files.flatMap((file) => rule(file, read(file)).map((fault) => `${file}:${fault}`))
}
