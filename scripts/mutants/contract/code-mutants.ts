import { asObject, asTexts } from '#scripts/contract/document/json.ts'
import { References } from '#scripts/contract/document/references.ts'
import type { SourcePath, Sources } from '#scripts/contract/document/sources.ts'
import { writtenOperations } from '#scripts/contract/lint/context.ts'
import { withList, type ContractMutant } from './contract-mutant.ts'

/** Every write that lists codes, in the order of the files. */
interface Write {
  /** Below the contract's folder. */
  file: string
  path: SourcePath
  operation: string
  codes: readonly string[]
}

/** One code more for every write, and no code for two of them, so that what the compiler says tells which it means. */
export function codesMore(sources: Sources): ContractMutant[] {
  const free = new Set(listedCodes(sources))
  return writesOf(sources).flatMap(({ file, path, operation, codes }) => {
    const code = [...free].find((one) => !codes.includes(one))
    if (code === undefined) return []
    free.delete(code)
    return [mutant(file, path, [...codes, code], `${operation} with ${code}`, told(operation, code))]
  })
}

/** One code less for every write that has any: the one that the fewest others have. */
export function codesLess(sources: Sources): ContractMutant[] {
  const writes = writesOf(sources).filter(({ codes }) => codes.length > 0)
  const uses = (code: string) => writes.filter(({ codes }) => codes.includes(code)).length
  return writes.map(({ file, path, operation, codes }) => {
    const [code = ''] = codes.toSorted((one, other) => uses(one) - uses(other))
    const rest = codes.filter((one) => one !== code)
    return mutant(file, path, rest, `${operation} without ${code}`, told(operation, code))
  })
}

/** The compiler names the code where the operation's are decided. */
const told = (operation: string, code: string) => ({ file: 'src/core/errors/write-codes.ts', entry: operation, code })

const mutant = (
  file: string,
  path: SourcePath,
  codes: readonly string[],
  name: string,
  seen: ContractMutant['seen'],
): ContractMutant => ({ name, file, seen, plant: (text) => withList(text, [...path, 'x-errors'], codes) })

function writesOf(sources: Sources): Write[] {
  return writtenOperations(sources, new References(sources))
    .filter(({ method, node }) => method !== 'get' && node['x-kind'] !== 'query')
    .map(({ id, node, place: { file, path } }) => ({ file, path, operation: id, codes: asTexts(node['x-errors']) }))
}

function listedCodes({ files }: Sources): string[] {
  return Object.entries(asObject(files.get('errors.yaml')?.data))
    .filter(([, entry]) => asObject(entry)['scope'] === 'listed')
    .map(([code]) => code)
}
