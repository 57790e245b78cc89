import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine, runCommandLine } from './lib/command-line.ts'
import { fail } from './lib/fail.ts'
import { readOneOf } from './lib/flag-values.ts'
import { ROOT } from './lib/run-command.ts'
import { proofsOf, requirementIds } from './lib/trace.ts'

const USAGE = `npm run trace [-- --missing SECTION]

  Which rows of docs/requirements.md the titles of the tests name.
  --missing SECTION   the rows of a section that no test names
`

const LINE = { command: 'npm run trace --', help: USAGE, options: { missing: { type: 'string' } } } as const
const { values } = readCommandLine(LINE)

const ids = requirementIds(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'))
const sectionOf = (id: string) => id.slice(0, id.lastIndexOf('-'))
const sections = new Set(ids.map(sectionOf))

const proofs = globSync(['{src,mock-server,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.{ts,tsx}'], {
  cwd: ROOT,
}).flatMap((file) => proofsOf(file, readFileSync(join(ROOT, file), 'utf8'), sections))
const known = new Set(ids)
const strangers = proofs.flatMap((proof) =>
  proof.ids.filter((id) => !known.has(id)).map((id) => `${proof.file}: ${id} in “${proof.title}”`),
)
if (strangers.length > 0) fail(`No such row in docs/requirements.md:\n${strangers.join('\n')}`)

const proved = new Set(proofs.flatMap((proof) => proof.ids))
const { missing } = values
if (missing === undefined) printSections()
else await runCommandLine(LINE, async () => printMissing(readOneOf('section', missing, [...sections])))

function printSections(): void {
  for (const section of sections) {
    const rows = ids.filter((id) => sectionOf(id) === section)
    const count = rows.filter((id) => proved.has(id)).length
    console.log(`${section.padEnd(9)} ${String(count).padStart(4)} / ${rows.length}`)
  }
  console.log(`${'all'.padEnd(9)} ${String(proved.size).padStart(4)} / ${ids.length}`)
}

function printMissing(section: string): void {
  for (const id of ids) if (sectionOf(id) === section && !proved.has(id)) console.log(id)
}
