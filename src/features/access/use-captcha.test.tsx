// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fakeGateway, success } from '../../../tests/support/fake-gateway.ts'
import { leaveNothing, openPart } from '../../../tests/support/page.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { useCaptcha } from './use-captcha.ts'

function Captcha() {
  const captcha = useCaptcha(true)
  return <CaptchaField name="captcha" captcha={captcha} onRefresh={captcha.renew} />
}

afterEach(leaveNothing)

it.each([
  ['bare base64', 'iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['a named type', 'data:image/jpeg;base64,/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
])('LOGIN-11 shows the picture that the gateway sends as %s', async (_form, value, src) => {
  fakeGateway({ answer: ({ operation }) => (operation === 'getCaptcha' ? success(value) : undefined) })
  await openPart(<Captcha />)
  await waitFor(() => expect(document.querySelector('img')?.src).toBe(src))
})
