import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Generator } from '#scripts/contract/generate/generate.ts'
import { createWorkspace, type Edit, type Workspace } from './fixture/fixture.ts'

const PROJECT = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(import.meta.dirname, 'fixture/page.ts.txt'), 'utf8')

interface Variant {
  edits?: Edit[]
  /** What the page holds beside its text. */
  line?: string
  /** What the compiler has to say, and nothing else. */
  faults: RegExp[]
}

const CHANGES: Record<string, Variant> = {
  'a field that it reads is renamed': {
    edits: [
      { file: 'schemas/games.yaml', from: 'required: [id, title, gameType]', to: 'required: [id, name, gameType]' },
      { file: 'schemas/games.yaml', from: '    title: {', to: '    name: {' },
      { file: 'paths/games.yaml', from: 'title: Seven Lamps', to: 'name: Seven Lamps' },
    ],
    faults: [/game\.title.*'title' does not exist/],
  },
  'a code that it handles is removed': {
    edits: [{ file: 'paths/session.yaml', from: '[CAPTCHA_REQUIRED, LOCKED]', to: '[LOCKED]' }],
    faults: [/case 'CAPTCHA_REQUIRED'.*not comparable/, /error\.value\?\.captcha/],
  },
  'an operation answers one more code': {
    edits: [{ file: 'paths/session.yaml', from: 'security: []', to: 'security: [{}, { session: [] }]' }],
    faults: [/explain.*return/],
  },
  'an operation is removed': {
    edits: [{ file: 'gateway.yaml', from: "/wps/wallet: { $ref: 'paths/games.yaml#/wallet' }", to: '# no wallet' }],
    faults: [/import \{ useGetWallet.*Cannot find module/],
  },
  'the type of a parameter changes': {
    edits: [{ file: 'schemas/games.yaml', from: 'enum: [RNG, LIVE]', to: 'enum: [SLOT, LIVE]' }],
    faults: [/gameType: 'RNG'.*"RNG"' is not assignable/],
  },
  'a parameter becomes required': {
    edits: [
      {
        file: 'paths/games.yaml',
        from: '        description: Category',
        to: '        required: true\n        description: Category',
      },
    ],
    faults: [/useListGames\(undefined/, /const total/],
  },
}

const MISTAKES: Record<string, Variant> = {
  'an unknown parameter': { line: 'useListGames({ query: { page: 2 } })', faults: [/'page' does not exist/] },
  'a page number for the infinite hook': {
    line: 'useListGamesInfinite({ query: { pageNo: 2 } })',
    faults: [/'pageNo' does not exist/],
  },
  'a write without its body': {
    line: 'void login({})',
    faults: [/Property 'body' is missing/],
  },
  'an encrypted body in the place of what it holds': {
    line: "void login({ body: { ciphertext: 'c' } })",
    faults: [/'ciphertext' does not exist/],
  },
  'a write without its variables': { line: 'void login()', faults: [/Expected 1-2 arguments/] },
  'a code that the operation does not answer': {
    line: "[].map((error: GatewayError<'getWallet'>) => error.code === 'LOCKED')",
    faults: [/no overlap/],
  },
  'a repeated write': { line: 'useLogin({ retry: 3 })', faults: [/'retry' does not exist/] },
  'a text in place of a file': {
    line: "useClaimReward().mutate({ body: { rewardId: '', images: ['a.png'] } })",
    faults: [/'string' is not assignable to type 'Blob'/],
  },
}

const VARIANTS: Record<string, Variant> = { unchanged: { faults: [] }, ...CHANGES, ...MISTAKES }

let workspace: Workspace
let diagnostics: Map<string, string[]>

// One program holds a project per variant: the libraries are read and checked once.
beforeAll(async () => {
  workspace = createWorkspace()
  const generator = new Generator(workspace.root)
  for (const [index, { edits = [], line }] of Object.values(VARIANTS).entries()) {
    workspace.edit(...edits)
    await generator.write()
    layOut(index, line)
    workspace.edit(...edits.map(({ file, from, to }) => ({ file, from: to, to: from })).reverse())
  }
  await generator.close()
  diagnostics = compile()
}, 180_000)
afterAll(() => workspace.remove())

const folder = (index: number) => join(workspace.root, `variants/${index}`)

function layOut(index: number, line: string | undefined): void {
  const api = join(folder(index), 'api')
  mkdirSync(api, { recursive: true })
  for (const file of readdirSync(join(PROJECT, 'src/api'))) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) cpSync(join(PROJECT, 'src/api', file), join(api, file))
  }
  cpSync(join(workspace.root, 'src/api/generated'), join(api, 'generated'), { recursive: true })
  mkdirSync(join(folder(index), 'page'))
  writeFileSync(
    join(folder(index), 'page/Page.ts'),
    line === undefined ? PAGE : `${PAGE}\nexport function extra() {\n  ${line}\n}\n`,
  )
}

function compile(): Map<string, string[]> {
  const config = JSON.parse(readFileSync(join(PROJECT, 'tsconfig.json'), 'utf8')).compilerOptions
  const { options } = ts.convertCompilerOptionsFromJson(config, PROJECT)
  const names = Object.keys(VARIANTS)
  const program = ts.createProgram(
    names.map((_, index) => join(folder(index), 'page/Page.ts')),
    { ...options, types: [] },
  )
  return new Map(
    names.map((name, index) => {
      const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${folder(index)}/`))
      return [name, own.flatMap((file) => program.getSemanticDiagnostics(file)).map(describeFault)]
    }),
  )
}

function describeFault({ file, start = 0, messageText }: ts.Diagnostic): string {
  const line = file?.text.split('\n')[file.getLineAndCharacterOfPosition(start).line] ?? ''
  return `${line.trim()} → ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
}

const expected = ({ faults }: Variant) => faults.map((fault) => expect.stringMatching(fault))

describe('a page that was written against the contract', () => {
  it('compiles, and so does the client', () => {
    expect(diagnostics.get('unchanged')).toEqual([])
  })

  it.each(Object.entries(CHANGES))('stops compiling when %s', (name, variant) => {
    expect(diagnostics.get(name)).toEqual(expected(variant))
  })
})

describe('a page cannot write', () => {
  it.each(Object.entries(MISTAKES))('%s', (name, variant) => {
    expect(diagnostics.get(name)).toEqual(expected(variant))
  })
})
