import type { Finding } from '../judge/finding.ts'
import { withoutSecretFields } from './redact.ts'
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

  /**
   * Adds what a case has met; the same fault at the same place counts up.
   *
   * @returns what was met, without secrets
   */
  add(operation: string, name: string, curl: string, met: readonly Finding[]): Finding[] {
    const found = met.map((one) => this.#withoutSecrets(one))
    for (const one of found) {
      const key = [operation, one.rule, one.pointer.replace(/\/\d+(?=\/|$)/g, '/*'), keyOf(one)].join(' ')
      const known = this.#found.get(key)
      if (known) known.times += 1
      else {
        const id = `V-${String(this.#found.size + 1).padStart(2, '0')}`
        this.#found.set(key, { ...one, id, operation, case: this.#secrets.hide(name), curl, times: 1 })
      }
    }
    return found
  }

  of(operation: string): LocatedFinding[] {
    return [...this.#found.values()].filter((one) => one.operation === operation)
  }

  /** Neither what stands in fields with secret names nor what is known to be secret. */
  #withoutSecrets(one: Finding): Finding {
    const { expected, seen, title, ...rest } = withoutSecretFields(one)
    const hide = (text: string) => this.#secrets.hide(text)
    return { ...rest, expected: hide(expected), seen: hide(seen), title: hide(title) }
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
