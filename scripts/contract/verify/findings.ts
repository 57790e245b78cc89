import type { Finding } from '../judge/finding.ts'
import type { Secrets } from './secrets.ts'

/** A finding with where and how it was met. */
export interface LocatedFinding extends Finding {
  /** `V-01`, in the order in which they were met. */
  id: string
  operation: string
  /** The first case that met it. */
  case: string
  curl: string
  /** In how many cases it was met. */
  times: number
}

/** All findings of a run, each once, without secrets. */
export class FindingList {
  readonly #secrets: Secrets
  readonly #found = new Map<string, LocatedFinding>()

  constructor(secrets: Secrets) {
    this.#secrets = secrets
  }

  /** Adds what a case has met; the same fault at the same place counts up. */
  add(operation: string, name: string, curl: string, found: readonly Finding[]): void {
    const hide = (text: string) => this.#secrets.hide(text)
    for (const one of found) {
      const key = [operation, one.rule, one.pointer.replace(/\/\d+(?=\/|$)/g, '/*'), keyOf(one)].join(' ')
      const known = this.#found.get(key)
      if (known) known.times += 1
      else {
        const id = `V-${String(this.#found.size + 1).padStart(2, '0')}`
        const [expected, seen, title] = [hide(one.expected), hide(one.seen), hide(one.title)]
        this.#found.set(key, { ...one, expected, seen, title, id, operation, case: hide(name), curl, times: 1 })
      }
    }
  }

  of(operation: string): LocatedFinding[] {
    return [...this.#found.values()].filter((one) => one.operation === operation)
  }
}

/** What tells two findings of one rule at one place apart: the place in the request, the code, or the merchant. */
function keyOf({ rule, title, seen }: Finding): string {
  return [
    'invalid-accepted',
    'wrong-code',
    'wrong-status',
    'unknown-code',
    'undeclared-code',
    'code-not-provoked',
    'wrong-merchant',
  ].includes(rule)
    ? title
    : rule === 'unknown-status'
      ? seen.slice(0, 3)
      : ''
}
