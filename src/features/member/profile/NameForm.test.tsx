// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { leavePage, openPage } from '../../../../tests/support/member-page.tsx'
import { input, said, shownToast, type } from '../../../../tests/support/page.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { ProfilePage } from './ProfilePage.tsx'

/** The first button is that of the nickname. */
const save = () => fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body)

const open = async () => {
  const site = await openPage(<ProfilePage />, '/m/member/profile')
  await screen.findByLabelText('Nickname')
  return site
}

beforeEach(() => signInOnStub('ravi88'))
afterEach(leavePage)

it('SECURITY-04, GAP-132 begins at the present name, says when the new one is saved, and keeps the focus', async () => {
  const gateway = startStubGateway()
  await open()
  expect(input('Nickname').value).toBe('Ravi_88')
  const times = (id: string) => gateway.asked.filter(({ operation }) => operation === id).length
  const before = times('getMemberInfo')
  type('Nickname', ' Star of the night')
  screen.getAllByRole('button', { name: 'Save' })[0]?.focus()
  const focused = document.activeElement
  save()
  await waitFor(() => expect(shownToast()).toEqual({ kind: 'success', id: 'toasts.success.changesSaved' }))
  await waitFor(() => expect(times('getMemberInfo')).toBe(before + 1))
  await waitFor(() => expect(input('Nickname').value).toBe('Star of the night'))
  expect(document.activeElement).toBe(focused)
})

it('SECURITY-04 a name that became known elsewhere takes the place of the one before, not of what was typed', async () => {
  let nickname = 'Moon'
  startStubGateway({
    change: (operation, value) => (operation === 'getMemberInfo' ? { ...Object(value), nickname } : value),
  })
  const { client } = await open()
  const becomesKnown = (name: string) => {
    nickname = name
    return act(() => client.invalidateQueries())
  }
  await becomesKnown('Sun')
  await waitFor(() => expect(input('Nickname').value).toBe('Sun'))
  type('Nickname', 'Star of the night')
  await becomesKnown('Rain')
  expect(input('Nickname').value).toBe('Star of the night')
})

it('SECURITY-04 a name that became known while its form was open is not what was typed', async () => {
  let nickname = 'Moon'
  startStubGateway({
    change: (operation, value) => (operation === 'getMemberInfo' ? { ...Object(value), nickname } : value),
  })
  const { client } = await open()
  nickname = 'Sun'
  await act(() => client.invalidateQueries())
  await waitFor(() => expect(input('Nickname').value).toBe('Sun'))
  cleanup()
  nickname = 'Rain'
  await open()
  expect(input('Nickname').value).toBe('Rain')
})

it('SECURITY-04 a name whose answer was lost is asked for, and stays in its field', async () => {
  startStubGateway({ lose: ['updateNickname'] })
  const { client } = await open()
  type('Nickname', 'Star of the night')
  save()
  const { queryKey } = getMemberInfoQuery()
  await waitFor(() => expect(client.getQueryData(queryKey)).toMatchObject({ nickname: 'Star of the night' }))
  expect(input('Nickname').value).toBe('Star of the night')
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
