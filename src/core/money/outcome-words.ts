import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { MoneyOperation } from '#src/api/generated/types.ts'
import { moneyMessages } from './money-messages.ts'

type OutcomeWords = Record<'sending' | 'unknown' | 'doNotOrder' | 'made' | 'nothing', MessageDescriptor>

/**
 * What is said while a call waits for its answer, while nobody knows what became of it, and once that is known: in
 * words of orders, unless nothing was ordered.
 */
export function outcomeWords(operation: MoneyOperation): OutcomeWords {
  switch (operation) {
    case 'returnBalance':
      return { ...moneyMessages, ...ofReturns }
    case 'transferDownline':
      return { ...moneyMessages, made: transferMade.one }
    case 'transferMultipleDownline':
      return { ...moneyMessages, made: transferMade.several }
    default:
      return moneyMessages
  }
}

const transferMade = defineMessages({
  one: {
    id: 'agent.transfer.made',
    defaultMessage: 'The transfer went through.',
    description:
      'Toast once it is known that a transfer went through, whose answer was lost or whose form was closed before it',
  },
  several: {
    id: 'agent.transfer.settled',
    defaultMessage: 'We did get your request. Your account record shows which transfers went through.',
    description:
      'Toast after it became known that transfers to several members were made, although the answer was lost: single ones may have failed',
  },
})

const ofReturns = defineMessages({
  unknown: {
    id: 'money.gameWallets.unknown',
    defaultMessage: 'We do not know yet whether your money came back',
    description: 'Heading after the call that moves money of game providers back got no answer',
  },
  doNotOrder: {
    id: 'money.gameWallets.doNotRepeat',
    defaultMessage: 'You do not need to do it again. We are checking.',
    description: 'Text below the heading that it is not known whether money of game providers came back',
  },
  nothing: {
    id: 'money.gameWallets.notMoved',
    defaultMessage: 'Nothing was returned. You can try again.',
    description: 'Toast after it became known that money of game providers was not moved back',
  },
  made: {
    id: 'money.gameWallets.settled',
    defaultMessage: 'We did get your request. Your transfer record shows what came back.',
    description:
      'Toast after it became known that money of game providers was moved back, although the answer was lost',
  },
})
