// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { endSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { SecurityPage } from '../security/SecurityPage.tsx'
import { isNickname, isPayeeName } from './name-rules.ts'
import { ProfilePage } from './ProfilePage.tsx'

let gateway = startStubGateway()
const sent = (operation: string) => gateway.asked.filter((call) => call.operation === operation)

beforeEach(async () => {
  gateway = startStubGateway()
  await signInOnStub('agent01')
})

afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
  window.sessionStorage.clear()
})

function save(label: string, value: string) {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  const form = field.closest('form')
  if (form) fireEvent.submit(form)
}

describe('the personal centre', () => {
  it('SECURITY-04, NAMED-25 sets nickname and payee name', async () => {
    renderSite(<ProfilePage />)
    save('Nickname', 'Star of the night')
    await waitFor(() => expect(sent('updateNickname')).toHaveLength(1))
    save('Payee name', 'Agnes Rahman')
    await waitFor(() => expect(sent('updatePayeeName')).toHaveLength(1))
  })

  it('MONEY-47 a payee name is set once, and then stands there to be read', async () => {
    renderSite(<ProfilePage />)
    save('Payee name', 'Agnes Rahman')
    await waitFor(() => expect(screen.queryByLabelText('Payee name')).toBeNull())
    expect(screen.getByText('Payee name').closest('li')?.textContent).toBe('Payee nameAgnes Rahman')
    expect(screen.getByLabelText('Nickname')).toBeDefined()
  })

  it('ERR-15 a name of the wrong form is said at its field, and not sent', async () => {
    renderSite(<ProfilePage />)
    save('Payee name', 'Agnes 2')
    expect(await screen.findByText('The name format is incorrect.')).toBeDefined()
    expect(sent('updatePayeeName')).toHaveLength(0)
    expect([isNickname('<b>'), isNickname('x'.repeat(21)), isNickname(' '), isNickname('Ravi_88')]).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect([isPayeeName('A'), isPayeeName('রহিম উদ্দিন'), isPayeeName('J.-P. Dua')]).toEqual([false, true, true])
  })

  it('BOOT-26 the pictures to choose from come from the image host', async () => {
    renderSite(<ProfilePage />, { info: { imageCDNs: ['https://img1.example'] } })
    const picture = (await screen.findByRole('button', { name: 'Picture 5' })).querySelector('img')
    expect(picture?.src).toBe('https://img1.example/media/avatars/05.svg')
  })

  it('SECURITY-03 a tap takes another picture', async () => {
    renderSite(<ProfilePage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Picture 5' }))
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Picture 5' }).getAttribute('aria-pressed')).toBe('true')
    })
    expect(await sent('updateMemberIcon')[0]?.request.json()).toEqual({ iconId: '05' })
  })
})

describe('the security settings', () => {
  it('SECURITY-01 say what is set, and lead where it is set', async () => {
    renderSite(<SecurityPage />)
    expect((await screen.findByRole('link', { name: /^Password/ })).getAttribute('href')).toBe('/m/changePsw')
    expect(screen.getByRole('link', { name: /E-mail address.*Set/ }).getAttribute('href')).toBe('/m/webEmail')
    expect(screen.getByText('Security questions').closest('li')?.textContent).toContain('Not set')
  })

  it.each([
    ['paymentPassword', 'Payment password'],
    ['securityQuestions', 'Security questions'],
    ['email', 'E-mail address'],
    ['mobileNum', 'Mobile number'],
    ['payeeName', 'Payee name'],
    ['bankCards', 'Bank accounts and wallets'],
  ] as const)('SECURITY-01, NAMED-26 where %s alone is set, "%s" says so, and the password', async (flag, name) => {
    const nothing = { securityQuestions: false, email: false, mobileNum: false, payeeName: false }
    gateway = startStubGateway({
      change: (operation, value) =>
        operation === 'getSecurityConfig'
          ? {
              ...Object(value),
              ...nothing,
              paymentPassword: false,
              bankCards: 0,
              [flag]: flag === 'bankCards' ? 1 : true,
            }
          : value,
    })
    renderSite(<SecurityPage />)
    await screen.findByRole('link', { name: /^Password/ })
    const set = screen.getAllByText('Set').map((mark) => mark.closest('li')?.textContent)
    expect(set).toEqual(['PasswordSet', `${name}Set`])
  })

  it.each([
    ['Payee name', '/m/member/profile'],
    ['Bank accounts and wallets', '/m/member/cards'],
    ['Mobile number', '/m/member/mobile'],
    ['Payment password', '/m/member/paymentPassword'],
    ['Security questions', '/m/member/questions'],
  ])('NAMED-26 %s are set at %s', async (name, address) => {
    renderSite(<SecurityPage />)
    expect((await screen.findByRole('link', { name: new RegExp(`^${name}`) })).getAttribute('href')).toBe(address)
  })

  it('BOOT-24 name no cards without withdrawals', async () => {
    renderSite(<SecurityPage />, { info: { whitelabel: {} } })
    await screen.findByRole('link', { name: /^Payment password/ })
    expect(screen.queryByRole('link', { name: /^Bank accounts/ })).toBeNull()
  })
})
