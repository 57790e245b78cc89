import type { Source, Sources } from '#scripts/contract/document/sources.ts'
import { isObject, type JsonObject } from '#scripts/contract/document/json.ts'
import { withList, type ContractMutant } from './contract-mutant.ts'

/** Every write that lists codes, in the order of the files. */
interface Write {
  source: Source
  path: readonly string[]
  operation: string
  codes: readonly string[]
}

/** One code more for every write, and no code for two of them, so that what the compiler says tells which it means. */
export function codesMore(sources: Sources): ContractMutant[] {
  const free = new Set(listedCodes(sources))
  return writesOf(sources).flatMap(({ source, path, operation, codes }) => {
    const code = [...free].find((one) => !codes.includes(one))
    if (code === undefined) return []
    free.delete(code)
    return [mutant(source, path, [...codes, code], `${operation} with ${code}`, told(operation, code))]
  })
}

/** One code less for every write that has any: the one that the fewest others have. */
export function codesLess(sources: Sources): ContractMutant[] {
  const writes = writesOf(sources).filter(({ codes }) => codes.length > 0)
  const uses = (code: string) => writes.filter(({ codes }) => codes.includes(code)).length
  return writes.map(({ source, path, operation, codes }) => {
    const [code = ''] = codes.toSorted((one, other) => uses(one) - uses(other))
    const rest = codes.filter((one) => one !== code)
    return mutant(source, path, rest, `${operation} without ${code}`, told(operation, code))
  })
}

/** The compiler names the code where the operation's are decided. */
const told = (operation: string, code: string) => ({ file: 'src/core/errors/write-codes.ts', entry: operation, code })

const mutant = (
  { file }: Source,
  path: readonly string[],
  codes: readonly string[],
  name: string,
  seen: ContractMutant['seen'],
): ContractMutant => ({ name, file, seen, plant: (text) => withList(text, [...path, 'x-errors'], codes) })

function writesOf({ files }: Sources): Write[] {
  return [...files.values()]
    .filter(({ file }) => file.startsWith('paths/'))
    .flatMap((source) =>
      entriesOf(source.data).flatMap(([item, methods]) =>
        entriesOf(methods).flatMap(([method, operation]): Write[] => {
          const { operationId, 'x-errors': codes = [], 'x-kind': kind } = operation
          if (method === 'get' || kind === 'query' || typeof operationId !== 'string' || !Array.isArray(codes))
            return []
          return [{ source, path: [item, method], operation: operationId, codes: codes.map(String) }]
        }),
      ),
    )
}

function listedCodes({ files }: Sources): string[] {
  const catalogue = entriesOf(files.get('errors.yaml')?.data)
  return catalogue.filter(([, { scope = 'listed' }]) => scope === 'listed').map(([code]) => code)
}

function entriesOf(value: unknown): [string, JsonObject][] {
  if (!isObject(value)) return []
  return Object.entries(value).filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
}
