import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '#scripts/lib/run-command.ts'
import { verb } from './replay-verb.ts'

vi.mock('#scripts/lib/run-command.ts', async (original) => ({ ...(await original<object>()), runCommand: vi.fn() }))

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'replay-'))
})

/** The report of a run; its one pair passed or failed. */
function leaveReport(state: 'passed' | 'failed') {
  const pairs = [{ operation: 'login', answer: 'SYSTEM_BUSY', code: 'SYSTEM_BUSY', state }]
  const variant = { lang: 'en', theme: 'dark', merchant: 'bdtdemo' }
  writeFileSync(join(out, 'replay.json'), JSON.stringify({ pairs, variant }))
  for (const name of ['index.html', 'junit.xml']) writeFileSync(join(out, name), '')
  mkdirSync(join(out, 'pictures'))
}

const breakOff = () => vi.mocked(runCommand).mockResolvedValue({ code: 1, stdout: '', stderr: '' })

test('a run that breaks off leaves nothing of the run before it that a later one would go on with', async () => {
  leaveReport('passed')
  breakOff()
  await expect(verb.run({ out }, [])).rejects.toThrow('no browser was found.')
  expect(readdirSync(out)).toEqual([])
  await expect(verb.run({ out, failed: true }, [])).rejects.toThrow(/--failed needs the report of an earlier run/)
})

test('a run of what failed keeps the report that it goes on with', async () => {
  leaveReport('failed')
  breakOff()
  await expect(verb.run({ out, failed: true }, [])).rejects.toThrow('no browser was found.')
  expect(existsSync(join(out, 'replay.json'))).toBe(true)
  expect(existsSync(join(out, 'pictures'))).toBe(true)
})

test('a site that cannot be built leads to the command that says why', async () => {
  vi.mocked(runCommand).mockImplementation((_name, args) =>
    Promise.resolve({
      code: args.includes('scripts/build.ts') ? 1 : 0,
      stdout: '',
      stderr: '(node:7) Warning: old\nno',
    }),
  )
  await expect(verb.run({ out }, [])).rejects.toThrow('the site cannot be built; run npm run build to see why.')
})
