import { useIntl, type MessageDescriptor } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { askMember } from '#src/core/session/ask-member.ts'

interface RepeatWords {
  repeatedTitle: MessageDescriptor
  /** Names the `{time}` of the open order. */
  repeated: MessageDescriptor
  repeatedYes: MessageDescriptor
}

/**
 * Asks whether a second order like an open one is meant (ORDER_REPEATED, MONEY-16).
 *
 * @returns takes the moment of the open order; resolves with the member's answer
 */
export function useRepeatQuestion({ repeatedTitle, repeated, repeatedYes }: RepeatWords) {
  const intl = useIntl()
  return (orderedAt: string | undefined): Promise<boolean> =>
    askMember({
      title: repeatedTitle,
      text: repeated,
      values: { time: intl.formatTime(orderedAt, { timeZone: currentMerchant.timeZone, hourCycle: 'h23' }) },
      cancel: commonMessages.cancel,
      submit: repeatedYes,
    })
}
