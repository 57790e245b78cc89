// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startCountdown } from '#src/core/account/verification/code-countdown.ts'
import { englishOf } from '../../../../tests/support/form-fault.ts'
import { failure } from '../../../../tests/support/fake-gateway.ts'
import { input, lineUnder, press, type } from '../../../../tests/support/page.tsx'
import {
  endReset,
  heading,
  invalid,
  PROOF,
  renderPage,
  sentTo,
  startReset,
  world,
} from '../../../../tests/support/reset-page.tsx'

const picture = 'Code in the picture'
const sms = 'Code by SMS'
const NUMBER = '01711223344'

/** Leads to the code by SMS and gives one that is refused, so that another picture is asked for. */
async function failOnce(captcha: string, code = 'SMS_CODE_INCORRECT'): Promise<void> {
  world.answers[PROOF] = [() => failure(code)]
  await renderPage()
  type('Username', 'ravi88')
  type('Mobile number', NUMBER)
  press('Continue')
  await screen.findByText('Enter the code.')
  type(picture, captcha)
  press('Continue')
  await screen.findByLabelText(sms)
  type(sms, '111111')
  press('Continue')
  await screen.findByLabelText(picture)
}

describe('the fields of a forgotten password', () => {
  beforeEach(() => startReset())
  afterEach(endReset)

  it('ERR-04 say under a code by SMS that it is wrong, where the member is led', async () => {
    await failOnce('7309')
    await waitFor(() => expect(lineUnder(sms)).toBe('The verification code is wrong.'))
    await waitFor(() => expect(document.activeElement).toBe(input(sms)))
  })

  it('ERR-06 let another code be asked for once the last has expired', async () => {
    startCountdown('sendLoginSmsCode', NUMBER, Date.now() + 60_000)
    await failOnce('7309', 'SMS_CODE_EXPIRED')
    await waitFor(() => expect(lineUnder(sms)).toBe(englishOf('SMS_CODE_EXPIRED')))
    const again = await screen.findByRole('button', { name: 'Send code' })
    expect(again.hasAttribute('aria-disabled')).toBe(false)
  })

  it.each([
    ['7', 'a'],
    ['a'.repeat(16), '3 + 4 = সাত? #$%'],
  ])('CONST-33, GAP-03 take %j and %j for a captcha in either step, and none that is empty', async (first, second) => {
    await failOnce(first)
    expect(input(picture).maxLength).toBe(16)
    type(sms, '408213')
    press('Continue')
    await screen.findByText('Enter the code.')
    expect(sentTo(PROOF)).toHaveLength(1)
    type(picture, second)
    press('Continue')
    await heading('Choose a new password')
    expect(sentTo(PROOF)).toMatchObject([{ captcha: first }, { captcha: second }])
  })

  it('CONST-33 take an e-mail address of up to 254 characters', async () => {
    await renderPage()
    fireEvent.click(screen.getByRole('tab', { name: 'E-mail' }))
    expect(input('E-mail address').maxLength).toBe(254)
    type('Username', 'ravi88')
    type(picture, '7309')
    const address = (length: number) => `${'a'.repeat(length - '@mail.example'.length)}@mail.example`
    type('E-mail address', address(255))
    press('Continue')
    await waitFor(() => expect(invalid()).toEqual([input('E-mail address')]))
    expect(world.sent).toEqual([])
    type('E-mail address', address(254))
    press('Continue')
    await heading('Enter the code')
  })
})
