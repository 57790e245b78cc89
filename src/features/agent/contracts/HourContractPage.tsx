import { getHourContractQuery, useAnswerHourContract, useGetHourContract } from '#src/api/generated/agent.ts'
import { ContractView } from './ContractView.tsx'
import { useAnswerReactions } from './use-answer-reactions.ts'

/** An hourly-wage contract: what the agent offers, and the member's answer (NAMED-18, AGENT-07). */
export function HourContractPage() {
  const list = useGetHourContract()
  const answer = useAnswerHourContract(useAnswerReactions(getHourContractQuery))
  return <ContractView field="contracthoursalreq" list={list} answer={answer} />
}
