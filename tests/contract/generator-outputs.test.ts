import { execFileSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { ContractError } from '#scripts/contract/document/problem.ts'
import { watchContract, type ContractWatcher } from '#scripts/contract/generate/watch.ts'
import { Generator } from '#scripts/contract/generate/generate.ts'
import { SchemaTypes } from '#scripts/contract/generate/schema-types.ts'
import { isUpToDate } from '#scripts/contract/generate/stamp.ts'
import { createWorkspace, type Workspace } from './fixture/fixture.ts'

/** A busy machine takes its time; nothing here waits for time itself. */
const SLOW_MS = 180_000
const BUNDLE = 'dist/contract/openapi.json'

let workspace: Workspace
let watcher: ContractWatcher | undefined
afterEach(async () => {
  await watcher?.close()
  watcher = undefined
  workspace.remove()
})

/** Each of its own would load the compiler anew. */
const schemaTypes = new SchemaTypes()
afterAll(() => schemaTypes.close())

function start(): Generator {
  workspace = createWorkspace()
  return new Generator(workspace.root, schemaTypes)
}

const breakContract = () => workspace.edit({ file: 'paths/games.yaml', from: 'tags: [games]', to: 'tags: [games' })
const mendContract = () => workspace.edit({ file: 'paths/games.yaml', from: 'tags: [games\n', to: 'tags: [games]\n' })

describe('generation', { timeout: SLOW_MS }, () => {
  it('writes one file per tag, one for its paged lists and the shared ones, each marked', async () => {
    const { operations, changed } = await start().write()
    expect(operations).toBe(4)
    expect(readdirSync(join(workspace.root, 'src/api/generated')).sort()).toEqual([
      'bounds.ts',
      'encrypted.ts',
      'errors.ts',
      'first-shapes.ts',
      'games-lists.ts',
      'games.ts',
      'operations.ts',
      'page-sizes.ts',
      'schema.ts',
      'session.ts',
      'shapes.ts',
      'types.ts',
    ])
    expect(readdirSync(join(workspace.root, 'mock-server/generated')).sort()).toEqual([
      'examples.ts',
      'handlers.ts',
      'operations.ts',
      'validators.d.ts',
      'validators.js',
    ])
    for (const file of changed.filter((name) => name !== BUNDLE))
      expect(workspace.read(file), file).toMatch(/^\/\/ Generated .*do not edit/)
  })

  it('gives the same files for the same contract', async () => {
    const first = await start().write()
    const texts = first.changed.map((file) => workspace.read(file))
    workspace.remove()
    const again = start()
    const second = await again.write()
    expect(second.changed).toEqual(first.changed)
    expect(second.changed.map((file) => workspace.read(file))).toEqual(texts)
    expect((await again.write()).changed).toEqual([])
  })

  it('knows when nothing changed, and when anything did', async () => {
    const made = start()
    expect(isUpToDate(workspace.root)).toBe(false)
    await made.write()
    expect(isUpToDate(workspace.root)).toBe(true)
    appendFileSync(join(workspace.root, 'src/api/generated/games.ts'), '\n')
    expect(isUpToDate(workspace.root)).toBe(false)
    await made.write()
    expect(isUpToDate(workspace.root)).toBe(true)
    workspace.edit({ file: 'gateway.yaml', from: 'A small gateway', to: 'A gateway' })
    expect(isUpToDate(workspace.root)).toBe(false)
    await made.write()
    unlinkSync(join(workspace.root, BUNDLE))
    expect(isUpToDate(workspace.root)).toBe(false)
  })

  it.each(['src/api/generated', 'mock-server/generated'])('sees a file or a folder too many in %s', async (folder) => {
    const made = start()
    await made.write()
    for (const name of ['chat.ts', 'chat']) {
      const path = join(workspace.root, folder, name)
      if (name.endsWith('.ts')) writeFileSync(path, '')
      else mkdirSync(path)
      expect(isUpToDate(workspace.root), name).toBe(false)
      expect((await made.write()).removed).toEqual([`${folder}/${name}`])
      expect(isUpToDate(workspace.root)).toBe(true)
    }
    // File managers and editors leave such files.
    writeFileSync(join(workspace.root, folder, '.DS_Store'), '')
    expect(isUpToDate(workspace.root)).toBe(true)
  })

  it('names what drifted, and deletes what no operation needs any more', async () => {
    const made = start()
    await made.write()
    expect(await made.check()).toEqual([])
    appendFileSync(join(workspace.root, 'src/api/generated/errors.ts'), 'export {}\n')
    writeFileSync(join(workspace.root, 'src/api/generated/chat.ts'), '')
    expect(await made.check()).toEqual(['src/api/generated/errors.ts', 'src/api/generated/chat.ts'])
    expect(await made.write()).toMatchObject({
      changed: ['src/api/generated/errors.ts'],
      removed: ['src/api/generated/chat.ts'],
    })
    expect(await made.check()).toEqual([])
  })

  it('touches nothing when the contract is broken', async () => {
    const made = start()
    await made.write()
    const before = statSync(join(workspace.root, BUNDLE)).mtimeMs
    breakContract()
    await expect(made.write()).rejects.toThrow(ContractError)
    expect(statSync(join(workspace.root, BUNDLE)).mtimeMs).toBe(before)
  })
})

describe('watching', { timeout: SLOW_MS }, () => {
  it('keeps the last good result over broken YAML, says where it is broken, and goes on', async () => {
    workspace = createWorkspace()
    const onGood = vi.fn<(generation: { changed: string[] }) => void>()
    const onBroken = vi.fn<(message: string) => void>()
    watcher = await watchContract({ root: workspace.root, onGood, onBroken, onFailed: vi.fn() })
    expect(onGood).toHaveBeenCalledTimes(1)
    const good = workspace.read(BUNDLE)

    breakContract()
    await vi.waitFor(() => expect(onBroken).toHaveBeenCalled(), SLOW_MS)
    expect(onBroken.mock.lastCall?.[0]).toMatch(/paths\/games\.yaml:\d+:\d+ yaml/)
    expect(workspace.read(BUNDLE)).toBe(good)

    mendContract()
    workspace.edit({ file: 'paths/games.yaml', from: 'One page of games', to: 'Some games' })
    await vi.waitFor(() => expect(workspace.read(BUNDLE)).toContain('Some games'), SLOW_MS)
    await vi.waitFor(
      () => expect(onGood.mock.lastCall?.[0].changed).toContain('src/api/generated/games-lists.ts'),
      SLOW_MS,
    )
  })

  it('reports a failure of the generator apart from a broken contract', async () => {
    workspace = createWorkspace()
    mkdirSync(join(workspace.root, BUNDLE), { recursive: true })
    const onBroken = vi.fn<() => void>()
    const onFailed = vi.fn<(text: string) => void>()
    watcher = await watchContract({ root: workspace.root, onGood: vi.fn(), onBroken, onFailed })
    expect(onFailed.mock.calls).toEqual([[expect.stringContaining('EISDIR')]])
    expect(onBroken).not.toHaveBeenCalled()
  })

  /** Watches a contract that is up to date. */
  async function watchGood(): Promise<{ broken: string[] }> {
    await start().write()
    const broken: string[] = []
    watcher = await watchContract({
      root: workspace.root,
      onGood: () => undefined,
      onBroken: (message) => broken.push(message),
      onFailed: (text) => broken.push(text),
    })
    return { broken }
  }
  const written = (text: string) => vi.waitFor(() => expect(workspace.read(BUNDLE)).toContain(text), SLOW_MS)

  it('sees each change of a file that is replaced by rename, as many editors save', async () => {
    await watchGood()
    const file = join(workspace.openapi, 'paths/games.yaml')
    let text = 'One page of games'
    for (const next of ['A page of games', 'Some games', 'All games']) {
      writeFileSync(`${file}.new`, readFileSync(file, 'utf8').replace(text, next))
      renameSync(`${file}.new`, file)
      await written(next)
      text = next
    }
    expect(workspace.read(BUNDLE)).toContain('All games')
  })

  it('sees what git switches to, files and folders that come and go', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: workspace.root })
    const { broken } = await watchGood()
    git('init', '--quiet', '--initial-branch', 'old')
    git('add', 'openapi')
    git('commit', '--quiet', '--message', 'Old')
    git('switch', '--quiet', '--create', 'new')
    renameSync(join(workspace.openapi, 'paths/games.yaml'), join(workspace.openapi, 'paths/all-games.yaml'))
    workspace.edit(
      { file: 'gateway.yaml', from: 'A small gateway', to: 'A new gateway' },
      { file: 'gateway.yaml', from: 'paths/games.yaml#/gameList', to: 'paths/all-games.yaml#/gameList' },
      { file: 'gateway.yaml', from: 'paths/games.yaml#/wallet', to: 'paths/all-games.yaml#/wallet' },
    )
    git('add', 'openapi')
    git('commit', '--quiet', '--message', 'New')
    await written('A new gateway')
    for (const [branch, text] of [
      ['old', 'A small gateway'],
      ['new', 'A new gateway'],
      ['old', 'A small gateway'],
    ] as const) {
      git('switch', '--quiet', branch)
      await written(text)
    }
    expect(broken).toEqual([])
  })

  it('ends with the last of twenty fast saves', async () => {
    await watchGood()
    for (let save = 0; save < 20; save += 1) {
      const [from, to] = [save === 0 ? 'A small gateway' : `Gateway ${save - 1}.`, `Gateway ${save}.`]
      workspace.edit({ file: 'gateway.yaml', from, to })
      await setImmediate()
    }
    await written('Gateway 19.')
    expect(workspace.read(BUNDLE)).not.toContain('Gateway 18.')
  })

  it('does nothing at the start when everything is up to date', async () => {
    await start().write()
    const onGood = vi.fn()
    watcher = await watchContract({ root: workspace.root, onGood, onBroken: vi.fn(), onFailed: vi.fn() })
    expect(onGood).not.toHaveBeenCalled()
  })
})
