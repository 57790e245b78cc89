import { useIntl, type MessageDescriptor } from 'react-intl'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { NOTHING_SENT } from '#src/core/forms/use-gateway-form.ts'
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
 * Sends an order; where one like it is open, asks whether a second is meant, and sends it again (ORDER_REPEATED,
 * MONEY-16).
 *
 * @returns takes the call, which is told whether it is made `again`; resolves with the order, or with `NOTHING_SENT`
 * where the member wants no second
 */
export function useSendUnlessRepeated({ repeatedTitle, repeated, repeatedYes }: RepeatWords) {
  const intl = useIntl()
  const isMeantAgain = (orderedAt: string | undefined) =>
    askMember({
      title: repeatedTitle,
      // The title alone asks as well.
      ...(orderedAt !== undefined && {
        text: repeated,
        values: { time: intl.formatTime(orderedAt, { timeZone: currentMerchant.timeZone }) },
      }),
      cancel: commonMessages.cancel,
      submit: repeatedYes,
    })
  return async <Order>(send: (again: boolean) => Promise<Order>): Promise<Order | typeof NOTHING_SENT> => {
    try {
      return await send(false)
    } catch (error) {
      if (!isGatewayError(error) || error.code !== 'ORDER_REPEATED') throw error
      return (await isMeantAgain(error.value?.orderedAt)) ? send(true) : NOTHING_SENT
    }
  }
}
