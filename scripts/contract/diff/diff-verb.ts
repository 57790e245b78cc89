import { terminalPaint } from '#scripts/report/paint.ts'
import { presentContract } from '../judge/present-contract.ts'
import { UsageError } from '#scripts/lib/command-line.ts'
import { keepInput, makeWayForFiles } from '#scripts/lib/output.ts'
import { writeAtomically } from '../document/bundle.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { readBase } from './base.ts'
import { countLevels } from './change.ts'
import { readSite, usesOfNewCodes } from './code-users.ts'
import { compareContracts } from './operation-diff.ts'
import { printDiff } from './report.ts'
import { print } from '#scripts/lib/print.ts'

export const verb: Verb = {
  summary: 'lists the changes since an older contract, and what they break',
  help: `Usage: npm run contract -- diff BASE [options]

Compares openapi/ with an older contract: a git ref (main, HEAD~3, v1.2.0) or a bundled file (an older openapi.json).
Each change of an operation is breaking, risky or harmless for clients that were written to the older contract: error
codes, statuses, sessions, parameters, fields, types, values. For each new possible code it lists which parts of the
site call the operation, and what they do with the code.

  --json FILE   writes the changes as JSON

Exit codes: 0 nothing breaks, 1 something breaks or a part of the site does not handle a new code, 2 wrong usage or no
contract at BASE.`,
  options: { json: { type: 'string' } },
  names: ['BASE'],
  run: async ({ json }, [name = '']) => {
    if (typeof json === 'string') {
      makeWayForFiles(json)
      keepInput(name, json)
    }
    const base = await readBase(name)
    if (typeof base === 'string') throw new UsageError(base)
    const contract = presentContract()
    if (!contract) return 1
    const changes = compareContracts(base, contract.document)
    const uses = usesOfNewCodes(base, contract.document, readSite())
    if (typeof json === 'string') {
      writeAtomically(json, `${JSON.stringify({ base: name, count: countLevels(changes), changes, uses }, null, 2)}\n`)
    }
    print(printDiff(name, changes, uses, terminalPaint()))
    return changes.some(({ level }) => level === 'breaking') || uses.some(({ isHandled }) => !isHandled) ? 1 : 0
  },
}
