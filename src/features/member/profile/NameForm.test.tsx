// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leavePage, openPage } from '../../../../tests/support/member-page.tsx'
import { input, said, shownToast, type } from '../../../../tests/support/page.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { ProfilePage } from './ProfilePage.tsx'

/** The first button is that of the nickname. */
const save = () => fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body)

const open = async () => {
  await openPage(<ProfilePage />, '/m/member/profile')
  await screen.findByLabelText('Nickname')
}

beforeEach(() => signInOnStub('ravi88'))
afterEach(leavePage)

it('SECURITY-04 begins at the present name, and says when the new one is saved', async () => {
  const gateway = startStubGateway()
  await open()
  expect(input('Nickname').value).toBe('Ravi_88')
  const times = (id: string) => gateway.asked.filter(({ operation }) => operation === id).length
  const before = times('getMemberInfo')
  type('Nickname', 'Star of the night')
  save()
  await waitFor(() => expect(shownToast()).toEqual({ kind: 'success', id: 'toasts.success.changesSaved' }))
  await waitFor(() => expect(times('getMemberInfo')).toBe(before + 1))
  await waitFor(() => expect(input('Nickname').value).toBe('Star of the night'))
})

it('ERR-15 an empty name is asked for, and a wrong one told, before anything is sent', async () => {
  const gateway = startStubGateway()
  await open()
  type('Nickname', '')
  save()
  await screen.findByText('Fill in this field.')
  type('Nickname', '<b>')
  save()
  await screen.findByText('The name format is incorrect.')
  expect(gateway.asked.filter(({ operation }) => operation === 'updateNickname')).toEqual([])
})

it('ERR-15 a name that the gateway refuses is said at its field', async () => {
  startStubGateway({ prefer: { updateNickname: 'code=422, example=NAME_FORMAT' } })
  await open()
  type('Nickname', 'Star of the night')
  save()
  await screen.findByText('The name format is incorrect.')
  expect(input('Nickname').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(input('Nickname')))
  expect(said).toEqual([])
})
