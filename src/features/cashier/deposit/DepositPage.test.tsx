// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { endSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import type { DepositMethodList } from '#src/api/generated/types.ts'
import { DepositPage } from './DepositPage.tsx'

const show = (dep_func = 1) => renderSite(<DepositPage />, { info: { mobileTemplate: { mem_cen: 1, dep_func } } })
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

beforeEach(async () => {
  startStubGateway()
  await signInOnStub('ravi88')
})

afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
})

describe('the deposit page', () => {
  it('BOOT-23, DEPOSIT-04, DEPOSIT-05 the new template shows methods, their channels and the limits of one', async () => {
    show()
    expect(await screen.findByText('৳ 500.00 – ৳ 200,000.00')).toBeDefined()
    expect(pressed()).toEqual(['Bank transfer', 'Padma River Bank'])
    fireEvent.click(screen.getByRole('button', { name: /Online payment/ }))
    expect(screen.getByText('৳ 100.00 – ৳ 30,000.00')).toBeDefined()
    expect(screen.getByText('1%')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /QQ Wallet/ }))
    expect(screen.getByText('Not available right now')).toBeDefined()
  })

  it.each([0, 2])(
    'BOOT-23, DEPOSIT-04, GAP-123 dep_func %i gives the base template: all methods at once',
    async (dep_func) => {
      show(dep_func)
      expect(await screen.findByRole('heading', { name: 'Online payment' })).toBeDefined()
      expect(screen.getByRole('heading', { name: 'Bank transfer' })).toBeDefined()
      fireEvent.click(screen.getByRole('button', { name: /Meghna Trust/ }))
      expect(screen.getByRole('dialog', { name: 'Meghna Trust' }).textContent).toContain('within 15 minutes')
    },
  )

  it('MONEY-24 the base template opens the channel that was pressed, where two methods name theirs alike', async () => {
    startStubGateway({
      change: (operation, value) =>
        operation === 'listDepositBanks'
          ? {
              ...(value as DepositMethodList),
              methods: (value as DepositMethodList).methods.map((method) => ({
                ...method,
                channels: method.channels.map((channel, at) => ({ ...channel, channelId: `channel${at}` })),
              })),
            }
          : value,
    })
    show(0)
    fireEvent.click(await screen.findByRole('button', { name: /^Padma River Bank/ }))
    fireEvent.input(await screen.findByLabelText(/^Amount/), { target: { value: '1500' } })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: /^WeChat/ }))
    expect(screen.getByRole('dialog', { name: /^WeChat/ })).toBeDefined()
    expect((await screen.findByLabelText<HTMLInputElement>(/^Amount/)).value).toBe('')
  })

  it('MONEY-24 the base template says at each channel that its method is in maintenance', async () => {
    startStubGateway({
      change: (operation, value) =>
        operation === 'listDepositBanks'
          ? {
              ...(value as DepositMethodList),
              methods: (value as DepositMethodList).methods.map((method) => ({ ...method, state: 'MAINTENANCE' })),
            }
          : value,
    })
    show(0)
    const channel = await screen.findByRole('button', { name: /^Padma River Bank/ })
    expect(channel.textContent).toContain('Under maintenance')
  })

  it('shows no account to transfer to before an order can be made, and leads to service and history', async () => {
    show()
    await screen.findByText('৳ 500.00 – ৳ 200,000.00')
    expect(document.body.textContent).not.toMatch(/18511000/)
    expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/m/help')
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe(
      '/m/member/accountRecord?tab=deposit',
    )
  })

  it('says so when nothing is offered, and asks again after a failure', async () => {
    startStubGateway({ prefer: { listDepositBanks: 'example=empty' } })
    show()
    expect(await screen.findByText('No deposit method is available right now')).toBeDefined()
    cleanup()
    startStubGateway({ prefer: { listDepositBanks: 'code=500, example=UNKNOWN_ERROR' } })
    show()
    expect(await screen.findByText('Loading failed')).toBeDefined()
    startStubGateway()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('৳ 500.00 – ৳ 200,000.00')).toBeDefined()
  })

  it.each([
    ['ERR-35', 'ACCOUNT_NO_PERMISSION', /no permission/i],
    ['ERR-36', 'FEATURE_UNAVAILABLE', /unavailable/i],
    ['ERR-37', 'REAL_ACCOUNT_REQUIRED', /real account/i],
  ])('%s, GAP-168 %s is said on the page, without a retry that could not help', async (_row, code, words) => {
    startStubGateway({ prefer: { listDepositBanks: `code=403, example=${code}` } })
    show()
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
