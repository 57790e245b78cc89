import { defineMessage, type MessageDescriptor } from 'react-intl'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { momentText } from '#src/core/i18n/moment-format.ts'

/** A sentence with what the failure carries. */
export interface ExactWords {
  text: MessageDescriptor
  values: Record<string, string>
}

/** What a failure says more exactly than the table of reactions, by the figures that it carries (BEYOND-11). */
export function exactWords({ code, value }: GatewayError): ExactWords | undefined {
  return code === 'COOLING_OFF' && value ? { text: breakEnds, values: { time: momentText(value.retryAt) } } : undefined
}

const breakEnds = defineMessage<{ time: string }>({
  id: 'errors.exact.breakEnds',
  defaultMessage: 'Your break ends {time}. Until then, deposits and games are paused.',
  description: 'Dialog when somebody on a break starts a game or a deposit; the time is a day with hours and minutes',
})
