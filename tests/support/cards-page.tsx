import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { OperationId } from '#mock/generated/operations.ts'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { configureGateway } from '#src/api/settings.ts'
import { paths } from '#src/core/routing/paths.ts'
import { endSession } from '#src/core/session/session.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { CardsPage } from '#src/features/member/security/cards/CardsPage.tsx'
import { PaymentPasswordPage } from '#src/features/member/security/payment-password/PaymentPasswordPage.tsx'
import { renderSite } from './render-site.tsx'
import { bodyOf, startStubGateway, type StubOptions } from './stub-gateway.ts'
import { signInOnStub } from './stub-session.ts'

/** The payment password of seeded accounts. */
export const SEEDED = '482913'

let gateway = startStubGateway()

/** The calls of one operation since the page was opened. */
export const callsOf = (operation: OperationId) => gateway.asked.filter((call) => call.operation === operation)

/** The bodies of these calls. */
export const bodies = (operation: OperationId): Promise<unknown[]> => Promise.all(callsOf(operation).map(bodyOf))

/** The field with a label. */
export const input = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)

/** Writes into the field with a label. */
export const type = (label: string, value: string): void => {
  fireEvent.input(input(label), { target: { value } })
}

const Said = () => <output data-testid="said">{useToasts().toast?.text.id}</output>

/** The id of the message that the toast shows, or nothing. */
export const said = (): string | null => screen.getByTestId('said').textContent

interface Opened extends StubOptions {
  payeeName?: string
}

/** Opens the page of cards as a member of the stub; that of the payment password is there too. */
export async function openCards(
  username: string,
  address: string = paths.cards,
  { payeeName, ...options }: Opened = {},
) {
  gateway = startStubGateway(options)
  await signInOnStub(username)
  return renderSite(
    <>
      <Routes>
        <Route path={paths.cards} element={<CardsPage />} />
        <Route path={paths.paymentPassword} element={<PaymentPasswordPage />} />
      </Routes>
      <Said />
    </>,
    {
      path: address,
      answer: (client) =>
        client.setQueryData(getMemberInfoQuery().queryKey, {
          id: '1',
          nickname: 'Ravi_88',
          account: username,
          type: 0,
          ...(payeeName === undefined ? {} : { payeeName }),
        }),
    },
  )
}

/** Leaves nothing for the next test, in the page and in the stub. */
export async function leaveCards(): Promise<void> {
  cleanup()
  endSession()
  configureGateway({})
  window.sessionStorage.clear()
  await resetRuntime()
}
