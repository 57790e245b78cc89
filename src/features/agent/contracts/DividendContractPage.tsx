import {
  getDividendContractQuery,
  useAnswerDividendContract,
  useGetDividendContract,
} from '#src/api/generated/agent.ts'
import { ContractView } from './ContractView.tsx'
import { useAnswerReactions } from './use-answer-reactions.ts'

/** A dividend contract: what the agent offers, and the member's answer (NAMED-17, AGENT-07). */
export function DividendContractPage() {
  const list = useGetDividendContract()
  const answer = useAnswerDividendContract(useAnswerReactions(getDividendContractQuery))
  return <ContractView field="divtypecompperiodreq" list={list} answer={answer} />
}
