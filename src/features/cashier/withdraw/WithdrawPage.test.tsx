// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { endSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { WithdrawPage } from './WithdrawPage.tsx'

beforeEach(() => startStubGateway())

afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
})

describe('the withdrawal page', () => {
  it('WITHDRAW-01, WITHDRAW-02 shows what can be paid out, and the bound cards masked', async () => {
    await signInOnStub('ravi88')
    renderSite(<WithdrawPage />)
    expect(await screen.findByText('৳ 500.00 – ৳ 50,000.00')).toBeDefined()
    expect(document.body.textContent).toContain('1.5%, at least ৳ 10.00; 1 free today')
    for (const number of screen.getAllByText(/^\*/)) expect(number.textContent).toMatch(/^[*\s]+\d{4}$|^\w?\*+/)
    expect(screen.getByText('Being checked')).toBeDefined()
    expect(screen.queryByText(/no payment password/)).toBeNull()
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe(
      '/m/member/accountRecord?tab=withdraw',
    )
  })

  it('WITHDRAW-03, SECURITY-02 without a card it shows the banks, and that there is no payment password', async () => {
    await signInOnStub('newcomer')
    renderSite(<WithdrawPage />)
    expect(await screen.findByText('Padma River Bank')).toBeDefined()
    expect(await screen.findByText(/no payment password yet/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeDefined()
  })

  it('says what must still be bet before a payout', async () => {
    startStubGateway({ prefer: { listBankCards: 'example=turnoverOpen' } })
    await signInOnStub('ravi88')
    renderSite(<WithdrawPage />)
    expect(await screen.findByText('৳ 18,450.00')).toBeDefined()
  })

  it('ERR-37 a refusal of the gateway is said on the page', async () => {
    startStubGateway({ prefer: { listBankCards: 'code=403, example=REAL_ACCOUNT_REQUIRED' } })
    await signInOnStub('ravi88')
    renderSite(<WithdrawPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('real account')
  })
})
