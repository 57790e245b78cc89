import { useIntl } from 'react-intl'
import type { PromotionStatus } from '#src/api/generated/types.ts'
import { StatusTag, type StatusTone } from '#src/ui/display/StatusTag.tsx'
import { statusNames } from './status-names.ts'

const tones = {
  JOIN: 'open',
  CLAIM: 'paid',
  APPLYING: 'waiting',
  PROCESS: 'waiting',
  JOINED: 'good',
  SIGNED: 'good',
  SUBSCRIBED: 'good',
  PERMANENT: 'good',
  ISSUED: 'quiet',
  CLAIMED: 'quiet',
  REJECTED: 'refused',
  CLOSED: 'over',
  COMING_SOON: 'quiet',
} as const satisfies Record<PromotionStatus, StatusTone>

/** PROMO-03, PROMO-04: where a member stands with a promotion, in a word. */
export function StatusLabel({ status }: { status: PromotionStatus }) {
  const intl = useIntl()
  return <StatusTag tone={tones[status]}>{intl.formatMessage(statusNames[status])}</StatusTag>
}
