import { useRef } from 'react'
import type { Contract, ContractAnswer } from '#src/api/generated/types.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { ask } from '#src/core/toasts/toasts.ts'
import { contractMessages as messages } from './contract-messages.ts'

/** What answers a contract. */
export interface Answering {
  mutateAsync: (variables: { body: ContractAnswer }) => Promise<Contract>
  isPending: boolean
  variables: { body: ContractAnswer } | undefined
}

const questions = {
  ACCEPT: { title: messages.acceptTitle, text: messages.acceptText, submit: messages.accept },
  REJECT: { title: messages.rejectTitle, text: messages.rejectText, submit: messages.reject },
} as const

/** Asks whether the member is sure and sends the answer, once however often the button is tapped. */
export function useDecision({ mutateAsync, isPending, variables }: Answering) {
  const locked = useRef(false)
  return {
    /** The answer that is under way. */
    deciding: isPending ? variables?.body.answer : undefined,
    decide: async (body: ContractAnswer) => {
      if (locked.current) return
      locked.current = true
      const isSure = await ask({ ...questions[body.answer], cancel: commonMessages.cancel })
      // What failed has been said by the query client.
      if (isSure) await mutateAsync({ body }).catch(() => undefined)
      locked.current = false
    },
  }
}
