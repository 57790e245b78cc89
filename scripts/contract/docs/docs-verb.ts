import { presentContract } from '../judge/present-contract.ts'
import { BUNDLE_FILE, printBundle, writeAtomically } from '../document/bundle.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { secondsSince } from '../document/terminal.ts'
import { DOCS_FILE } from './docs-file.ts'
import { writeDocs } from './write-docs.ts'
import { print } from '#scripts/lib/print.ts'

export const verb: Verb = {
  summary: `writes the contract as a page with search to ${DOCS_FILE}`,
  help: `Usage: npm run contract -- docs

Writes one page with every operation (parameters, bodies, answers, examples, error codes) and the error catalogue
(meaning, status, how to provoke it, what the site shows). It opens from disk and needs no network. It links to
${BUNDLE_FILE} and writes that file as well.

Exit codes: 0 written, 1 the contract cannot be bundled, 2 wrong usage.`,
  options: {},
  run: async () => {
    const start = performance.now()
    const contract = presentContract()
    if (!contract) return 1
    writeAtomically(BUNDLE_FILE, printBundle(contract.document))
    writeDocs(contract.document)
    print(`${DOCS_FILE} written in ${secondsSince(start)}`)
    return 0
  },
}
