import { failureExamples, successExamples } from '#mock/generated/examples.ts'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import type { ErrorCode } from '#src/api/generated/errors.ts'

/** A forced answer of one operation. */
export type Preference =
  | { readonly kind: 'success'; readonly example: string }
  | { readonly kind: 'failure'; readonly code: ErrorCode }
  | { readonly kind: 'unknown'; readonly detail: string }

const SUCCESS_STATUS = 200

/**
 * Reads `Prefer: code=401, example=CAPTCHA_REQUIRED` as Prism does: `code` is an HTTP status, `example` the
 * name of one of its examples; failures are named like their code. A status alone takes its first example,
 * a name alone is looked up among all. What the contract does not have is `unknown` and answered with a
 * problem document, status 500, as Prism answers an unknown example.
 *
 * @returns undefined when the header asks for no answer
 */
export function readPreference(id: OperationId, header: string | undefined): Preference | undefined {
  const wishes = new Map(
    (header ?? '').split(/[,;]/).map((part): [string, string] => {
      const [name = '', text = ''] = part.split('=')
      return [name.trim().toLowerCase(), text.trim().replace(/^"(.*)"$/, '$1')]
    }),
  )
  const example = wishes.get('example')
  const statusText = wishes.get('code')
  if (example === undefined && statusText === undefined) return undefined
  const status = statusText === undefined ? undefined : Number(statusText)
  return (
    preferenceFor(id, status, example) ?? {
      kind: 'unknown',
      detail: `${id} has no example ${example ?? ''}${status === undefined ? '' : ` for status ${status}`}`,
    }
  )
}

function preferenceFor(id: OperationId, status: number | undefined, name: string | undefined): Preference | undefined {
  const isWanted = (candidate: string, candidateStatus: number): boolean =>
    (name === undefined || candidate === name) && (status === undefined || candidateStatus === status)
  const example = Object.keys(successExamples[id]).find((candidate) => isWanted(candidate, SUCCESS_STATUS))
  if (example !== undefined) return { kind: 'success', example }
  for (const [candidate, candidateStatus] of Object.entries(operations[id].errors)) {
    if (isWanted(candidate, candidateStatus) && isErrorCode(candidate)) return { kind: 'failure', code: candidate }
  }
  return undefined
}

function isErrorCode(name: string): name is ErrorCode {
  return Object.hasOwn(failureExamples, name)
}
