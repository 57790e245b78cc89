import type { Contract, ContractAnswer } from '#src/api/generated/types.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { useQuestion } from '#src/core/session/use-question.ts'
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
  const question = useQuestion()
  return {
    /** The answer that is under way. */
    deciding: isPending ? variables?.body.answer : undefined,
    decide: (body: ContractAnswer) =>
      question({ ...questions[body.answer], cancel: commonMessages.cancel }, () => mutateAsync({ body })),
  }
}
