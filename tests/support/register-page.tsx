import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.ts'
import { RegisterPage } from '#src/features/access/registration/RegisterPage.tsx'
import { everyField, fakeGateway, type Answer } from './fake-gateway.ts'
import { notices, openPart, press, type } from './page.tsx'

/**
 * A gateway that answers a registration as it is told, one call of an operation after the other, and otherwise well.
 */
export const registerGateway = (answers: Partial<Record<OperationId, Answer[]>> = {}, settings = everyField) =>
  fakeGateway({
    answer: ({ operation }) => answers[operation]?.shift()?.(),
    whitelabel: {},
    values: {
      getRegisterSettings: settings,
      register: { token: 'mbr_5Tr8Wn1Eb6Zc3Hy9Ud2Gs7', userName: 'nusrat_jahan', type: 0, firstTimeLogin: false },
    },
  })

/** Opens the page. */
export const openRegistration = (address = '/m/register') => openPart(<RegisterPage />, address)

/** What was said to the visitor outside the fields, in order: toasts and dialogs, by the ids of their texts. */
export const said = () => notices.map(({ kind, id }) => `${kind === 'dialog' ? kind : 'toast'} ${id}`)

export const registerButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Register' })
export const submit = () => press('Register')

/** Waits for the fields. */
export const formReady = () => screen.findByLabelText(/^Password \*/)

/** Fills in what is enough to register by name, and ticks the age. */
export async function fillIn(): Promise<void> {
  await formReady()
  type(/^Username/, 'nusrat_jahan')
  type(/^Password \*/, 'lantern88')
  type(/^Confirm password/, 'lantern88')
  type(/^Code in the picture/, '4071')
  fireEvent.click(screen.getByRole('checkbox', { name: /18 or over/ }))
  await waitFor(() => expect(registerButton().disabled).toBe(false))
}
