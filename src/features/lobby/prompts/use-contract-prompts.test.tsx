// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession, startSession, useSession } from '#src/core/session/session.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { AlertDialog } from '#src/ui/layers/AlertDialog.tsx'
import { useContractPrompts } from './use-contract-prompts.ts'

const MEMBER = operations.getMemberInfo.path
const SETTINGS = operations.getConsolidatedSettings.path
const nothingWaits = { dailysalreqtype: '0', divtypecompperiodreq: '0', contracthoursalreq: '0' }
let asked: string[] = []
let type = 0

let settings = nothingWaits

function Home({ ready = true }: { ready?: boolean }) {
  useContractPrompts(useSession(), ready)
  return null
}

/** The offer that is told of. */
function Dialogs() {
  const [dialog] = useToasts().dialogs
  return dialog ? (
    <>
      <h1>{String(dialog.title.id)}</h1>
      <button type="button" onClick={() => dialog.answer(false)}>
        Later
      </button>
    </>
  ) : null
}

/** Nobody has asked yet who is signed in. */
const renderHome = (home: ReactNode) =>
  renderSite(home, { answer: (client) => client.removeQueries({ queryKey: getMemberInfoQuery().queryKey }) })

async function putOff() {
  const button = await screen.findByRole('button', { name: 'Later' })
  await act(async () => void fireEvent.click(button))
}

beforeEach(() => {
  asked = []
  type = 0
  settings = nothingWaits
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  configureGateway({
    baseUrl: 'http://localhost',
    token: () => 't',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      const value = pathname === MEMBER ? { id: '1', nickname: 'Ravi_88', account: 'ravi88', type } : settings
      return Response.json({ success: true, value })
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  endSession()
  configureGateway({})
})

it.each([0, 1, 2])('HOME-02 an account of type %i is asked which contracts wait', async (one) => {
  type = one
  renderHome(<Home />)
  await waitFor(() => expect(asked).toEqual([MEMBER, SETTINGS]))
})

it('HOME-01 who is signed in is asked for first, and again at each visit of home', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const Site = () => {
    const [isHome, setHome] = useState(true)
    return (
      <>
        {isHome ? <Home /> : null}
        <button type="button" onClick={() => setHome(!isHome)}>
          Go
        </button>
      </>
    )
  }
  renderHome(<Site />)
  await waitFor(() => expect(asked).toEqual([MEMBER, SETTINGS]))
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  // Longer than what is just asked counts as new.
  vi.setSystemTime(Date.now() + 10_001)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(asked).toEqual([MEMBER, SETTINGS, MEMBER, SETTINGS]))
})

it.each([4, 40, 41, 42])('HOME-02, CONST-19 an account of type %i is exempt from contract prompts', async (one) => {
  type = one
  const { client } = renderHome(<Home />)
  await waitFor(() => expect(asked).toEqual([MEMBER]))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(asked).toEqual([MEMBER])
})

it.each([
  ['a visitor', true],
  ['a member who has something else to answer first', false],
])('%s is asked nothing about contracts', async (_who, ready) => {
  if (ready) endSession()
  const { client } = renderHome(<Home ready={ready} />)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect([asked, client.isFetching()]).toEqual([[], 0])
})

it('HOME-02 an offer waits until what is open has been closed', async () => {
  settings = { ...nothingWaits, dailysalreqtype: '1' }
  const Site = () => {
    const [open, setOpen] = useState(true)
    return (
      <>
        <Home />
        <Dialogs />
        <AlertDialog open={open} title="News" confirmLabel="Got it" onClose={() => setOpen(false)}>
          Read these.
        </AlertDialog>
      </>
    )
  }
  const { client } = renderHome(<Site />)
  await waitFor(() => expect(asked).toEqual([MEMBER, SETTINGS]))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await act(async () => undefined)
  expect(screen.queryByText('lobby.contract.daily')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  await putOff()
})

it.each([
  ['stays', () => undefined, 1],
  ['left home', (leave: () => void) => leave(), 0],
])('the next offer is told after the first one was put off: %s', async (_what, then, told) => {
  settings = { ...nothingWaits, dailysalreqtype: '1', contracthoursalreq: '1' }
  let leave: () => void = () => undefined
  const Site = () => {
    const [isHome, setHome] = useState(true)
    useEffect(() => {
      leave = () => setHome(false)
    }, [])
    return (
      <>
        {isHome ? <Home /> : null}
        <Dialogs />
      </>
    )
  }
  renderHome(<Site />)
  await screen.findByText('lobby.contract.daily')
  act(() => then(() => leave()))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await putOff()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.queryAllByText('lobby.contract.hourly')).toHaveLength(told)
  if (told > 0) await putOff()
})

it.each([
  ['signed out', () => endSession()],
  ['signed in as somebody else', () => startSession({ token: 'u', userName: 'mitu', type: 4 })],
])('an offer is not told to who came since, nor the next one: %s', async (_what, then) => {
  settings = { ...nothingWaits, dailysalreqtype: '1', contracthoursalreq: '1' }
  renderHome(
    <>
      <Home />
      <Dialogs />
    </>,
  )
  await screen.findByText('lobby.contract.daily')
  act(then)
  await waitFor(() => expect(screen.queryByText('lobby.contract.daily')).toBeNull())
  await act(async () => undefined)
  expect(screen.queryByText('lobby.contract.hourly')).toBeNull()
})
