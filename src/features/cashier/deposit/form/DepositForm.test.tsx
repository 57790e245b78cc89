// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { leavePage, openPage, tapTwentyTimes } from '../../../../../tests/support/member-page.tsx'
import { press } from '../../../../../tests/support/on-screen.ts'
import { address } from '../../../../../tests/support/page.tsx'
import { startStubGateway } from '../../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import { callsOf } from '../../../../../tests/support/team-page.ts'
import { DepositPage } from '../DepositPage.tsx'

beforeEach(resetRuntime)
afterEach(leavePage)

const button = () => screen.getByRole('button', { name: /^Deposit ৳/ })

it('MONEY-15 twenty taps order once, also those between the answer and the page of the order', async () => {
  await signInOnStub('ravi88')
  const gateway = startStubGateway()
  await openPage(<DepositPage />, '/m/voucherCenter')
  await press(/^WeChat/)
  fireEvent.input(screen.getByLabelText(/^Amount/), { target: { value: '1500' } })
  await tapTwentyTimes(button)
  await waitFor(() => expect(address()).toMatch(/^\/m\/member\/depositOrder\?no=D/))
  await tapTwentyTimes(button)
  expect(callsOf(gateway, 'createWechatDeposit')).toHaveLength(1)
})
