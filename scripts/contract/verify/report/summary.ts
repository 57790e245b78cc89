import type { Severity } from '../../judge/finding.ts'
import type { LocatedFinding } from '../findings.ts'
import type { OpenCode, OperationResult, VerifyResult } from '../result.ts'

/** What a run comes to. */
export interface Summary {
  findings: LocatedFinding[]
  /** Ids of operations with a finding. */
  failed: string[]
  count: Record<Severity, number>
  run: number
  /**
   * Operations that ran and never answered a success, with what it would have needed: nobody has seen their answers.
   */
  unjudged: { id: string; wanting: string | undefined }[]
  /** Fields of answers, and how many of them came. */
  fields: Share
  /** The same of values that lists of values name. */
  values: Share
  provoked: number
  /** All pairs of an operation that ran and a code that can be provoked from outside. */
  codes: number
  /** Why codes were not provoked, and how often; the most frequent reason first. */
  reasons: { reason: string; pairs: number; codes: string[] }[]
}

interface Share {
  seen: number
  all: number
}

/** What can be said of one operation after a run; without a success nobody has seen what it answers. */
export type State = 'skipped' | 'fails' | 'not judged' | 'holds'

export function stateOf({ skipped, findings, succeeded }: OperationResult): State {
  if (skipped !== undefined) return 'skipped'
  if (findings.length > 0) return 'fails'
  return succeeded ? 'holds' : 'not judged'
}

export const SEVERITIES: readonly Severity[] = ['breaking', 'risky', 'minor']

export function summarise({ operations }: VerifyResult): Summary {
  const findings = operations.flatMap((one) => one.findings).sort((a, b) => numberOf(a) - numberOf(b))
  const of = (severity: Severity) => findings.filter((one) => one.severity === severity).length
  const ran = operations.filter(({ skipped }) => skipped === undefined)
  const reasons = new Map<string, { pairs: number; codes: Set<string> }>()
  for (const { code, reason } of operations.flatMap(({ open }) => open)) {
    const known = reasons.get(reason) ?? { pairs: 0, codes: new Set() }
    reasons.set(reason, { pairs: known.pairs + 1, codes: known.codes.add(code) })
  }
  const provoked = ran.reduce((sum, one) => sum + one.provoked.length, 0)
  return {
    findings,
    failed: operations.filter((one) => one.findings.length > 0).map(({ id }) => id),
    count: { breaking: of('breaking'), risky: of('risky'), minor: of('minor') },
    run: ran.length,
    unjudged: ran.filter((one) => stateOf(one) === 'not judged').map(({ id, wanting }) => ({ id, wanting })),
    ...seenIn(ran),
    provoked,
    codes: provoked + ran.reduce((sum, { open }) => sum + provokableOf(open).length, 0),
    reasons: [...reasons]
      .map(([reason, { pairs, codes }]) => ({ reason, pairs, codes: [...codes] }))
      .sort((a, b) => b.pairs - a.pairs),
  }
}

function seenIn(ran: readonly OperationResult[]): { fields: Share; values: Share } {
  const share = (all: number, unseen: number): Share => ({ seen: all - unseen, all })
  const sum = (count: (one: NonNullable<OperationResult['coverage']>) => number) =>
    ran.reduce((total, { coverage }) => total + (coverage ? count(coverage) : 0), 0)
  return {
    fields: share(
      sum(({ fields }) => fields),
      sum(({ unseen }) => unseen.length),
    ),
    values: share(
      sum(({ values }) => values),
      sum(({ unseenValues }) => unseenValues.length),
    ),
  }
}

/** Codes that could have come. */
export const provokableOf = (open: readonly OpenCode[]): OpenCode[] => open.filter(({ provokable }) => provokable)

const numberOf = ({ id }: LocatedFinding): number => Number(id.slice(2))
