// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { paths } from '#src/core/routing/paths.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** Without it there is no site, which other tests prove. */
const START: readonly string[] = ['getSystemStatus']
const READS = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].kind === 'query' && !START.includes(id),
)

/** Pages whose content comes from the gateway, by the account that sees all of it. */
const pages: readonly (readonly [path: string, as: string | undefined])[] = [
  [paths.home, 'ravi88'],
  [paths.notice, undefined],
  [paths.promotions, 'ravi88'],
  [paths.help, undefined],
  [paths.lottery, undefined],
  [`${paths.lottery}?tab=orders`, 'ravi88'],
  [`${paths.startLottery}?gameId=7001`, 'ravi88'],
  [paths.gameCenter, undefined],
  [paths.slotsCenter, undefined],
  [`${paths.gameList}?gameType=RNG`, undefined],
  [paths.register, undefined],
  [paths.invite, 'ravi88'],
  [paths.inbox, 'ravi88'],
  [paths.rewardCenter, 'ravi88'],
  [`${paths.rewardCenter}?tab=history`, 'ravi88'],
  [paths.betRecord, 'ravi88'],
  [paths.accountRecord, 'ravi88'],
  [`${paths.accountRecord}?tab=deposit`, 'ravi88'],
  [`${paths.accountRecord}?tab=withdraw`, 'ravi88'],
  [`${paths.accountRecord}?tab=transfer`, 'ravi88'],
  [paths.reports, 'ravi88'],
  [paths.deposit, 'ravi88'],
  [paths.withdraw, 'ravi88'],
  [`${paths.depositOrder}?no=D261121000001`, 'ravi88'],
  [`${paths.withdrawOrder}?no=W261121000001`, 'ravi88'],
  [paths.profile, 'ravi88'],
  [paths.security, 'ravi88'],
  [paths.paymentPassword, 'ravi88'],
  [paths.cards, 'ravi88'],
  [paths.questions, 'ravi88'],
  [paths.mobile, 'ravi88'],
  [paths.securityEvents, 'ravi88'],
  [paths.playLimits, 'ravi88'],
  [paths.agencyCenter, 'agent01'],
  [paths.agentRegister, 'agent01'],
  [paths.teamManagement, 'agent01'],
  [`${paths.teamBets}?member=downline1`, 'agent01'],
  [paths.offeredContracts, 'agent01'],
  [paths.salaryContract, 'downline1'],
  [paths.dividendContract, 'downline1'],
  [paths.hourContract, 'downline1'],
]

const retries = () =>
  screen.queryAllByRole('button', {
    name: /^(Try again$|Load the categories again$|Announcements could not be loaded)/,
    hidden: true,
  })

it.each(pages)('ERR-46 %s says what did not come, and a tap asks for it again', async (path, as) => {
  const prefer: Partial<Record<OperationId, string>> = Object.fromEntries(
    READS.map((id) => [id, 'code=400, example=REQUEST_INVALID']),
  )
  const { asked, allAnswered } = await visitSite({ path, prefer, ...(as !== undefined && { as }) })
  await waitFor(() => expect(retries()).not.toEqual([]))
  await allAnswered()

  for (const id of READS) delete prefer[id]
  const before = asked.length
  // What comes with one answer may ask for more.
  for (let round = 0; round < 5 && retries().length > 0; round += 1) {
    for (const button of retries()) fireEvent.click(button)
    await allAnswered()
  }
  await waitFor(() => expect(retries()).toEqual([]))
  expect(asked.length).toBeGreaterThan(before)
})
