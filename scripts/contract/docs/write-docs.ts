import { writeAtomically } from '../document/bundle.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { DOCS_FILE } from './docs-file.ts'
import { printDocs } from './page.ts'

/** Replaces the page of the contract in one step. */
export function writeDocs(document: ContractDocument, file = DOCS_FILE): void {
  writeAtomically(file, printDocs(document))
}
