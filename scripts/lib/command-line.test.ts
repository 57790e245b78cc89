import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runCommandLine, StoppedError, usageLine, UsageError, whatIsWrong, type CommandLine } from './command-line.ts'
import { readOneOf, readServer, readPort, readWhole } from './flag-values.ts'
import { makeOutputFolder, makeWayForFiles } from './output.ts'
import { runCommand } from './run-command.ts'

const line = {
  command: 'npm run contract -- judge',
  help: 'Usage: …',
  options: { target: { type: 'string' }, verbose: { type: 'boolean' } },
  names: ['FILE'],
} as const satisfies CommandLine

test.each([
  [['--taget', 'x'], 'there is no option --taget; did you mean --target?'],
  [['--nonsense'], 'there is no option --nonsense; there are --target, --verbose.'],
  [['-x'], 'there is no option -x; there are --target, --verbose.'],
  [['--target'], '--target needs a value.'],
  [['--target='], '--target needs a value.'],
  [['--target', '--verbose'], '--target needs a value.'],
  [['--verbose=yes'], '--verbose takes no value.'],
  [['--target', 'a', '--target', 'b'], '--target is given twice.'],
  [[], 'FILE is missing.'],
  [['a.har', 'b.har'], '"b.har" is one argument too many; expected: FILE.'],
])('%j is told in a sentence', (args, sentence) => {
  expect(whatIsWrong(line, args)).toBe(sentence)
})

test.each([[['a.har']], [['--target', 'x', 'a.har', '--verbose']], [['--target', '-1', 'a.har']], [['--', '--a.har']]])(
  '%j can be read',
  (args) => {
    expect(whatIsWrong(line, args)).toBeUndefined()
  },
)

test('a name that ends in … stands for any number, also for none', () => {
  const many = { ...line, names: ['STEP…'] }
  expect([[], ['a'], ['a', 'b']].map((args) => whatIsWrong(many, args))).toEqual([undefined, undefined, undefined])
})

test('a command without options and names says that it takes none', () => {
  const bare = { ...line, options: {}, names: [] }
  expect(whatIsWrong(bare, ['--all'])).toBe('there is no option --all; it takes none.')
  expect(whatIsWrong(bare, ['all'])).toBe('"all" is one argument too many; expected: none.')
})

test('whatever is wrong stands in one line, with the way to the help', () => {
  expect(usageLine(line, 'the file\n  is broken.')).toBe(
    'contract judge: the file is broken. See npm run contract -- judge --help.',
  )
  expect(usageLine({ command: 'npm start --' }, 'no.')).toBe('start: no. See npm start -- --help.')
})

test.each([
  [new UsageError('no server.'), 'contract judge: no server. See npm run contract -- judge --help.'],
  [new StoppedError('stopped.'), 'contract judge: stopped.'],
])('%s ends a command in a line and with code 2', async (error, said) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const run = async () => {
    throw error
  }
  await expect(runCommandLine(line, run)).rejects.toThrow('ended')
  expect([print.mock.calls, exit.mock.calls]).toEqual([[[said]], [[2]]])
  vi.restoreAllMocks()
})

test.each([
  [() => readWhole('--runs', '0', 1, 8), '--runs is a whole number from 1 to 8, not "0".'],
  [() => readWhole('--runs', '1.5', 1, 8), '--runs is a whole number from 1 to 8, not "1.5".'],
  [() => readPort('99999', 1), '--port is a whole number from 1 to 65535, not "99999".'],
  [() => readOneOf('theme', 'blue', ['dark', 'light']), 'no theme is called "blue". There are dark, light.'],
  [() => readServer('--target', 'gw'), '--target is not an http or https URL. Write it as https://host/path.'],
  [() => readServer('--target', 'https://gw/a/?b'), '--target takes no query and no fragment; try https://gw/a.'],
  [() => readServer('--target', 'https://a:b@gw'), 'remove the user name and password from --target.'],
])('a wrong value names what is allowed: %s', (read, sentence) => {
  expect(read).toThrow(sentence)
})

test('where nothing can be written is said before the work', () => {
  const folder = mkdtempSync(join(tmpdir(), 'output-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => makeOutputFolder(join(file, 'report'))).toThrow(`cannot write to ${join(file, 'report')}.`)
  expect(() => makeWayForFiles(undefined, join(file, 'a.xml'))).toThrow(`cannot write to ${file}.`)
  expect(() => makeWayForFiles(folder)).toThrow(`${folder} is a folder, not a file.`)
  makeWayForFiles(join(folder, 'new', 'a.xml'))
})

const TIME_LIMIT_MS = 60_000
const SCRIPTS = ['start', 'preview', 'build', 'check', 'messages', 'trace', 'test', 'mutants', 'bench/run']
const VERBS = ['lint', 'bundle', 'generate', 'verify', 'har', 'proxy', 'diff', 'replay', 'docs']
const COMMANDS = [
  ...SCRIPTS.map((name) => [`scripts/${name}.ts`]),
  ['scripts/contract/cli.ts'],
  ...VERBS.map((verb) => ['scripts/contract/cli.ts', verb]),
]

test.each(COMMANDS)(
  '%s %s meets an unknown flag with one line and code 2',
  { timeout: TIME_LIMIT_MS },
  async (...command) => {
    const { code, stdout, stderr } = await runCommand('node', [...command, '--nonsense'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^[a-z ]+: there is no (option|verb) "?--nonsense"?; .+ See npm .+ --help\.\n$/)
  },
)
