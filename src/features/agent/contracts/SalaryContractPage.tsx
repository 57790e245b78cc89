import {
  getDailySalaryContractQuery,
  useAnswerDailySalaryContract,
  useGetDailySalaryContract,
} from '#src/api/generated/agent.ts'
import { ContractView } from './ContractView.tsx'
import { useAnswerReactions } from './use-answer-reactions.ts'

/** A daily-wage contract: what the agent offers, and the member's answer (NAMED-16, AGENT-07). */
export function SalaryContractPage() {
  const list = useGetDailySalaryContract()
  const answer = useAnswerDailySalaryContract(useAnswerReactions(getDailySalaryContractQuery))
  return <ContractView field="dailysalreqtype" list={list} answer={answer} />
}
