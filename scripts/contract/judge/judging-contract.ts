import { readFileSync } from 'node:fs'
import { UsageError } from '#scripts/lib/command-line.ts'
import { MOCK_FOLDER } from '../generate/leftovers.ts'
import { isUpToDate } from '../generate/stamp.ts'
import { printValidators } from '../generate/validators.ts'
import type { Contract } from './contract.ts'
import { presentContract } from './present-contract.ts'

/**
 * The present contract for tools that judge calls. What checks requests is generated, so it has to be made from it.
 *
 * @returns undefined after telling why the contract cannot be read
 * @throws UsageError where the generated checks are those of another contract
 */
export function judgingContract(): Contract | undefined {
  const contract = presentContract()
  if (contract && !isGenerated(contract))
    throw new UsageError('the generated files are not up to date: run npm run contract -- generate.')
  return contract
}

/** A fresh checkout has no stamp, and its files are right all the same. */
function isGenerated({ document, operations }: Contract): boolean {
  if (isUpToDate(process.cwd())) return true
  try {
    return readFileSync(`${MOCK_FOLDER}/validators.js`, 'utf8') === printValidators(document, operations)
  } catch {
    return false
  }
}
