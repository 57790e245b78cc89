// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { listWalletTransfersQuery } from '#src/api/generated/records-lists.ts'
import { configureGateway } from '#src/api/settings.ts'
import { MemberPart } from '#src/app/menu/MemberPart.tsx'
import { HomeHeader } from '#src/app/shell/HomeHeader.tsx'
import { createQueryClient } from '#src/app/query-client.ts'
import { reactToError } from '#src/core/errors/react-to-error.ts'
import { Toasts } from '#src/core/toasts/Toasts.tsx'
import { endSession, startSession, useSession } from '#src/core/session/session.ts'
import { hideBalanceItem } from '#src/core/storage/items.ts'
import { LaunchBar } from '#src/features/lottery/frame/LaunchBar.tsx'
import { renderSite } from './support/render-site.tsx'
import { startStubGateway } from './support/stub-gateway.ts'

beforeEach(async () => {
  await resetRuntime()
  startSession({ token: 'mbr_1', userName: 'ravi88', type: 0 })
})
afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
  window.localStorage.clear()
})

function MenuPart() {
  const session = useSession()
  return session ? <MemberPart session={session} onLeave={() => undefined} /> : null
}

const amounts = () => screen.getAllByText(/^৳ /).map(({ textContent }) => textContent)

it('WALLET-06, KEY-14 every place of the balance shows asterisks while it is to be hidden, also at the next visit', () => {
  const places = (
    <>
      <HomeHeader />
      <MenuPart />
      <LaunchBar name={undefined} onClose={() => {}} />
    </>
  )
  renderSite(places)
  expect(amounts()).toEqual(['৳ 12,480.50', '৳ 12,480.50', '৳ 12,480.50'])
  fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }))
  expect(amounts()).toEqual(['৳ ******', '৳ ******', '৳ ******'])
  expect(document.body.textContent).not.toContain('12,480')
  cleanup()
  renderSite(places)
  expect(amounts()).toEqual(['৳ ******', '৳ ******', '৳ ******'])
  fireEvent.click(screen.getByRole('button', { name: 'Show balance' }))
  expect(amounts()[0]).toBe('৳ 12,480.50')
  expect(hideBalanceItem.read()).toBe(false)
})

it('WALLET-09, ERR-39, GAP-144 who is no member reads that a balance is returned to members alone', async () => {
  startStubGateway({ prefer: { listWalletTransfers: 'code=403, example=BALANCE_RETURN_NOT_MEMBER' } })
  renderSite(<Toasts />)
  const refused: unknown = await createQueryClient()
    .fetchQuery(listWalletTransfersQuery())
    .catch((error: unknown) => error)
  if (!isGatewayError(refused)) throw new Error('it was not refused')
  expect(refused).toMatchObject({ code: 'BALANCE_RETURN_NOT_MEMBER', status: 403 })
  act(() => reactToError(refused, { kind: 'write' }))
  expect(await screen.findByText(/Only members/)).toBeDefined()
})
