import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { fakeGateway, type Answer } from './fake-gateway.ts'
import { leaveNothing, press, shownToast, type } from './page.tsx'

const webCrypto = globalThis.crypto

/** What a login that goes well answers. */
export const signedIn = { token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88', type: 0, firstTimeLogin: false }

/**
 * A gateway that answers one login after the other, and a status with these features on. What it was sent, opened as
 * the gateway would, and how many pictures it gave.
 */
export function loginGateway(answers: Answer[], whitelabel?: Record<string, boolean>) {
  const sent: { payload: Record<string, unknown>; device: string | null }[] = []
  const { of } = fakeGateway({
    ...(whitelabel && { whitelabel }),
    answer: ({ operation, body, device }) => {
      if (operation !== 'login') return undefined
      sent.push({ payload: body, device })
      const answer = answers.shift()
      if (!answer) throw new TypeError('one login too many')
      return answer()
    },
  })
  return { sent, pictures: () => of('getCaptcha').length }
}

/** Leaves nothing for the next test, a page without encryption included. */
export function leaveLogin(): void {
  leaveNothing()
  vi.stubGlobal('crypto', webCrypto)
}

export const submit = () => press('Log in')
export const logIn = (name: string, password: string) => {
  type('Username', name)
  type('Password', password)
  submit()
}
/** Shows the fields of a method: 'Username' or 'SMS code'. */
export const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))
export const logInBySms = (number: string, code: string) => {
  tab('SMS code')
  type('Mobile number', number)
  type('Code by SMS', code)
  submit()
}

/** The toast that stands, by the id of its text. */
export const toast = () => shownToast()?.id ?? ''
