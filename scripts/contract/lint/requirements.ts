import { readFileSync } from 'node:fs'

export const REQUIREMENTS_FILE = 'docs/requirements.md'

/** A row of the gateway section that describes a call. */
export interface GatewayRow {
  id: string
  operationId: string
  line: number
}

export interface Requirements {
  ids: ReadonlySet<string>
  calls: readonly GatewayRow[]
}

/** Reads the ids of all rows, and which rows of the gateway section are calls over HTTP. */
export function readRequirements(file: string): Requirements {
  const ids = new Set<string>()
  const calls: GatewayRow[] = []
  for (const [index, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, id, second = '', third = ''] = text.split('|').map((cell) => cell.trim())
    if (id === undefined || !/^[A-Z]+-\d+$/.test(id)) continue
    ids.add(id)
    const isCall = id.startsWith('GATEWAY-') && /^(GET|PUT|POST|DELETE|PATCH)\b/.test(third)
    if (isCall) calls.push({ id, operationId: second, line: index + 1 })
  }
  return { ids, calls }
}
