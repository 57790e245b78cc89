import { readFileSync } from 'node:fs'

export const REQUIREMENTS_FILE = 'docs/requirements.md'

/** A call as a row of the requirements has it. */
export interface RequiredCall {
  id: string
  operationId: string
  line: number
  /** Method and path such as `POST /wps/session/login`; undefined where the row gives none. */
  address?: string
  /** What the call may do with a session: the words of `sessionNeed`. */
  sessions?: readonly string[]
  /** Whether its body is a form with files. */
  isForm?: boolean
  /** Whether it moves money once for a key; undefined where the row does not say. */
  hasKey?: boolean
}

export interface Requirements {
  ids: ReadonlySet<string>
  calls: readonly RequiredCall[]
}

/** Reads the ids of all rows, and the calls over HTTP that they describe. */
export function readRequirements(file: string): Requirements {
  const ids = new Set<string>()
  const calls: RequiredCall[] = []
  for (const [index, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    const cells = text.split('|').map((cell) => cell.trim())
    const [, id = '', words = ''] = cells
    if (!/^[A-Z]+-\d+$/.test(id)) continue
    ids.add(id)
    const row = { id, line: index + 1 }
    if (id.startsWith('GATEWAY-')) calls.push(...gatewayCall(row, cells))
    if (id.startsWith('BEYOND-')) calls.push(...wordedCalls(row, words))
  }
  return { ids, calls }
}

/** Of a row of the tables of the gateway; a star marks what the sources do not give. */
function gatewayCall(row: { id: string; line: number }, cells: readonly string[]): RequiredCall[] {
  const [, , name = '', method = '', place = '', , , , keys = '', session = ''] = cells
  const verb = /^(GET|PUT|POST|DELETE|PATCH)\b/.exec(method)?.[0]
  if (verb === undefined) return []
  const path = /`([^`]+)`/.exec(place)?.[1]
  // The wallet of a merchant and that of a member are one method on one path, which OpenAPI describes once.
  const isWallet = /^get(Merchant|Member)Wallet$/.test(name)
  return [
    {
      ...row,
      operationId: isWallet ? 'getWallets' : name.replace('*', ''),
      ...(path !== undefined && { address: `${verb} ${path}` }),
      sessions: isWallet ? ['optional'] : allowedSessions(session),
      isForm: place.includes('multipart'),
      hasKey: keys.includes('idempotency key'),
    },
  ]
}

/** A row without a session may still use one, as lists do for favourites. */
function allowedSessions(cell: string): string[] {
  if (cell.startsWith('optional')) return ['optional']
  return cell.startsWith('yes') ? ['required'] : ['none', 'optional']
}

/** Of a sentence with "`name`: METHOD `path`"; all of these need a session. */
function wordedCalls(row: { id: string; line: number }, words: string): RequiredCall[] {
  return [...words.matchAll(/`(\w+)`: (GET|PUT|POST|DELETE|PATCH) `([^`]+)`( \(multipart\))?/g)].map(
    ([, operationId = '', verb = '', path = '', form]) => ({
      ...row,
      operationId,
      address: `${verb} ${path}`,
      sessions: ['required'],
      isForm: form !== undefined,
    }),
  )
}
