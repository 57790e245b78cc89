// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import { db } from '#mock/state/db.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { useHomeAnnouncements } from '../use-home-announcements.ts'
import { AlertDialog } from '#src/ui/layers/AlertDialog.tsx'
import { AnnouncementPopUp } from './AnnouncementPopUp.tsx'

function Home() {
  const { all } = useHomeAnnouncements()
  return <AnnouncementPopUp announcements={all} />
}

function open() {
  const gateway = startStubGateway()
  renderSite(<Home />)
  return gateway
}

async function signIn() {
  const token = 'mbr_newcomer'
  await db.sessions.create({
    token,
    merchant: 'bdtdemo',
    username: 'newcomer',
    startedAt: new Date().toISOString(),
  })
  startSession({ token, userName: 'newcomer', type: 0 })
}

const latestPopUp = announcementRows(new Date(), 'bdtdemo', 'EN').find(({ type }) => type === 'PU')?.title ?? ''
const gotIt = () => screen.findByRole('button', { name: 'Got it' })
const told = ({ asked }: ReturnType<typeof open>) =>
  asked.filter(({ operation }) => operation === 'markAnnouncementRead').map(({ request }) => request)

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  act(() => endSession())
  configureGateway({})
  sessionStorage.clear()
})

it('HOME-33, MSG-04, MSG-05 what came up is read once it is closed: it is told, and comes up no more', async () => {
  await signIn()
  const gateway = open()
  const button = await gotIt()
  screen.getByRole('alertdialog', { name: latestPopUp })
  expect(told(gateway)).toEqual([])
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() =>
    expect(gateway.asked.filter(({ operation }) => operation === 'listAnnouncements')).toHaveLength(2),
  )
  expect(await told(gateway)[0]?.json()).toMatchObject({ read: true })

  cleanup()
  sessionStorage.clear()
  const again = open()
  await waitFor(() => expect(again.asked).not.toEqual([]))
  await again.allAnswered()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('HOME-33 a visitor closes it for the visit, and nothing is told', async () => {
  const gateway = open()
  fireEvent.click(await gotIt())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(told(gateway)).toEqual([])
})

/** Home with something open that the member uses. */
function HomeBehindAlert() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Home />
      <AlertDialog open={open} title="Terms" confirmLabel="Agree" onClose={() => setOpen(false)}>
        Read these.
      </AlertDialog>
    </>
  )
}

it('HOME-33 it waits until what is open has been closed', async () => {
  const { asked, allAnswered } = startStubGateway()
  renderSite(<HomeBehindAlert />)
  await waitFor(() => expect(asked).not.toEqual([]))
  await allAnswered()
  expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  fireEvent.click(await gotIt())
})
