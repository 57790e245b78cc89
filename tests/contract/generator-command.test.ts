import { execFile } from 'node:child_process'
import { existsSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { Generator } from '#scripts/contract/generate/generate.ts'
import { isUpToDate } from '#scripts/contract/generate/stamp.ts'
import { createWorkspace, type Workspace } from './fixture/fixture.ts'

const CLI = join(import.meta.dirname, '../../scripts/contract/cli.ts')
/** A busy machine takes its time; nothing here waits for time itself. */
const SLOW_MS = 180_000
const BUNDLE = 'dist/contract/openapi.json'

let workspace: Workspace
afterEach(() => workspace.remove())

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { cwd: workspace.root, timeout: SLOW_MS }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    )
  })
}

describe('the command line', { timeout: SLOW_MS }, () => {
  it('generates, checks and bundles with exit codes that tell', async () => {
    workspace = createWorkspace()
    expect(await run('generate', '--check')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('src/api/generated/games.ts differs'),
    })
    expect(existsSync(join(workspace.root, 'src'))).toBe(false)
    expect(await run('generate')).toMatchObject({ code: 0, stdout: expect.stringContaining('4 operations') })
    expect(await run('generate', '--check')).toMatchObject({ code: 0 })
    const strange = join(workspace.root, 'src/api/generated/chat.ts')
    writeFileSync(strange, '')
    expect(await run('generate', '--check')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('src/api/generated/chat.ts differs'),
    })
    unlinkSync(strange)
    expect(await run('bundle')).toMatchObject({ code: 0, stdout: expect.stringContaining(BUNDLE) })
    workspace.edit({ file: 'paths/games.yaml', from: 'tags: [games]', to: 'tags: [games' })
    expect(await run('bundle')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/paths\/games\.yaml:\d+:\d+ yaml .*1 problem/s),
    })
  })

  it('takes files that are right in a fresh checkout, which has no stamp and no bundle, and a check adds both', async () => {
    workspace = createWorkspace()
    const generator = new Generator(workspace.root)
    await generator.write()
    await generator.close()
    unlinkSync(join(workspace.root, '.cache/contract-stamp.json'))
    unlinkSync(join(workspace.root, BUNDLE))
    recordVisit()
    expect(await run('har', 'visit.har')).toMatchObject({ stdout: expect.stringContaining('1 ') })
    expect(isUpToDate(workspace.root)).toBe(false)
    expect(await run('generate', '--check')).toMatchObject({ code: 0 })
    expect(isUpToDate(workspace.root)).toBe(true)
  })

  function recordVisit(): void {
    const request = { method: 'GET', url: 'https://gw.example/wps/wallet' }
    writeFileSync(join(workspace.root, 'visit.har'), JSON.stringify({ log: { entries: [{ request }] } }))
  }

  it.each([
    ['verify', '--target', 'http://127.0.0.1:9'],
    ['proxy', '--upstream', 'http://127.0.0.1:9'],
    ['har', 'visit.har'],
  ])('%s judges nothing by files of another contract', async (...args) => {
    workspace = createWorkspace()
    recordVisit()
    expect(await run(...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('the generated files are not up to date: run npm run contract -- generate.'),
    })
  })

  it('explains itself, and tells wrong usage from a broken contract', async () => {
    workspace = createWorkspace()
    expect(await run('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('lint') })
    expect(await run('generate', '--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--watch') })
    expect(await run('generate', '--cheque')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean --check?'),
    })
    expect(await run('generate', 'everything')).toMatchObject({ code: 2 })
    expect(await run('conjure')).toMatchObject({ code: 2, stderr: expect.stringContaining('lint') })
  })
})
