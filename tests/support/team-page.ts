import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import type { ErrorCode } from '#src/api/generated/errors.ts'
import { formFault } from './form-fault.ts'
import { bodyOf as bodyOfCall, type startStubGateway } from './stub-gateway.ts'
import { said } from './page.tsx'
import { press } from './on-screen.ts'

type Gateway = ReturnType<typeof startStubGateway>
type Write = 'updateRebates' | 'transferDownline' | 'transferMultipleDownline' | 'returnBalance' | 'withdraw'

/** What any call can answer; the whole site reacts to it, no page of its own. */
const ELSEWHERE: readonly string[] = ['SESSION_MISSING', 'SESSION_ENDED', 'SITE_MAINTENANCE', 'REGION_RESTRICTED']

/** The sheet that is open. */
export const sheet = () => screen.findByRole('dialog')

/** The calls of an operation, in their order. */
export const callsOf = ({ asked }: Gateway, id: string) => asked.filter(({ operation }) => operation === id)

/** What the last call of an operation sent. */
export const bodyOf = async (gateway: Gateway, id: string): Promise<unknown> => {
  const call = callsOf(gateway, id).at(-1)
  return call && bodyOfCall(call)
}

/** The codes of an operation that the page itself has to show. */
export const codesOf = (id: Write) =>
  Object.keys(operations[id].errors).filter((code) => !ELSEWHERE.includes(code)) as ErrorCode[]

/** A stub that answers an operation with a code. */
export const failing = (id: Write, code: ErrorCode) => ({
  prefer: {
    [id]: `code=${operations[id].errors[code as keyof (typeof operations)[typeof id]['errors']]}, example=${code}`,
  },
})

/** Where something is said to be wrong: names of fields, what stands over a form's button, and notices. */
export const places = () => [
  ...[...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name')),
  ...(formFault() === '' ? [] : [{ form: formFault() }]),
  ...said,
]

/** Opens the sheet of a member of the list. */
export async function openMember(name: RegExp) {
  await press(name)
  const dialog = await sheet()
  await within(dialog).findByText('Joined')
  return dialog
}

/** Enters an amount for a member, up to the question whether it is right. */
export async function openTransfer(amount: string, name = /rakib_dhk/) {
  await openMember(name)
  await press('Send money')
  fireEvent.input(await screen.findByLabelText(/^Amount/), { target: { value: amount } })
  await press('Continue')
}

/** Ticks members and opens the form for them. */
export async function openBatch(...names: RegExp[]) {
  await press('Select')
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name }))
  await press('Send money')
}

/** Ticks members and sends each the same amount. */
export async function sendBatch(amount: string, ...names: RegExp[]) {
  await openBatch(...names)
  fireEvent.input(await screen.findByLabelText(/^Amount per member/), { target: { value: amount } })
  await press('Continue')
  await press('Send now')
}

/** Closes the sheet while the call that it sent is held. */
export async function closeUnderWay({ held }: Gateway) {
  await waitFor(() => expect(held).toHaveLength(1))
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
