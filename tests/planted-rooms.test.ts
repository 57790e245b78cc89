import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantProject } from './support/planted.ts'
import { foldersWithManyRooms } from './support/source-rules.ts'
import { layerFaults } from '#scripts/check/layers.ts'
import { ROOT, runCommand } from '#scripts/lib/run-command.ts'

const TOOL_LIMIT_MS = 60_000
const KNIP_CONFIG = join(ROOT, 'knip.config.ts')
const empty = 'export {}\n'

test(
  'neighbours that import each other and folders with too many files are told',
  { timeout: TOOL_LIMIT_MS },
  async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => [`src/lib/many/n${index}.ts`, empty])
    const planted = plantProject({
      'src/core/wallet/money.ts': `import '../session/session.ts'\n`,
      'src/core/session/session.ts': empty,
      'src/core/session/leave.ts': `import type {} from '../wallet/balance/shown.ts'\n`,
      'src/core/wallet/balance/shown.ts': empty,
      // One way only, up and down in one room, and by tests: all of that is in order.
      'src/core/site/status.ts': `import '../session/session.ts'\nimport './links/links.ts'\n`,
      'src/core/site/links/links.ts': empty,
      'src/core/session/session.test.ts': `import '../site/status.ts'\n`,
      ...Object.fromEntries(many(26)),
      'src/lib/many/n0.test.ts': empty,
    })
    const found = await layerFaults(planted.root).finally(planted.remove)
    expect(found).toEqual([
      'neighbours: src/core/session and src/core/wallet import each other (src/core/session/leave.ts → src/core/wallet/balance/shown.ts, src/core/wallet/money.ts → src/core/session/session.ts)',
      'room-size: src/lib/many has 26 files; 25 are the most',
    ])
  },
)

test(
  'what only its own test uses is unused, and an export that only its own file uses',
  { timeout: TOOL_LIMIT_MS },
  async () => {
    const planted = plantProject({
      'src/main.tsx': `import { used } from './lib/one.ts'\nused()\n`,
      'src/lib/one.ts': `export const part = 1
export const used = () => part
export const tested = () => 2
`,
      'src/lib/one.test.ts': `import { tested } from './one.ts'\ntested()\n`,
    })
    const knip = (...flags: string[]) =>
      runCommand(
        'knip',
        ['--no-progress', '--no-config-hints', '--include', 'exports', '--config', KNIP_CONFIG, ...flags],
        {
          cwd: planted.root,
        },
      )
    const [whole, shipped] = [await knip(), await knip('--production')]
    planted.remove()
    expect(whole.stdout).toMatch(/^part\b.*src\/lib\/one\.ts/m)
    expect(whole.stdout).not.toContain('tested')
    expect(shipped.stdout).toMatch(/^tested\b.*src\/lib\/one\.ts/m)
  },
)

test('a folder with a ninth room needs a guide', () => {
  const files = Array.from({ length: 9 }, (_, index) => `src/core/room${index}/deep/file.ts`)
  expect(foldersWithManyRooms(files.slice(1))).toEqual([])
  expect(foldersWithManyRooms(files)).toEqual(['src/core'])
})
