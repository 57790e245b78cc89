import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { showToast, useToasts, type ToastKind } from '#src/core/toasts/toasts.ts'
import { endSession, setSigningOut, startSession } from '#src/core/session/session.ts'
import { loadSiteStatus } from '#src/core/site/site-status.ts'

/** What a page has told outside of its fields, by the id of its text. */
export interface Notice {
  kind: ToastKind | 'dialog'
  id: string
}

/** All that the page of the test has told, in order. */
export const notices: Notice[] = []

/** Of that the toasts, by the ids of their texts; those that only ask to wait are left out. */
export const said: string[] = []

let toast: Notice | undefined
let place = ''

/** The toast that stands now. */
export const shownToast = (): Notice | undefined => toast

/** Where the router is. */
export const address = (): string => place

/**
 * Draws a part at an address as it stands in the site, once the status is there. What answers is up to the gateway that
 * the test has set: a fake one, or the stub. `speak` changes the language.
 */
export async function openPart(part: ReactNode, path = '/') {
  clearToast()
  notices.length = 0
  said.length = 0
  window.matchMedia ??= noMedia
  const client = createQueryClient()
  await loadSiteStatus(client)
  const site = (locale: string, messages: Record<string, string> = {}) => (
    <Around {...{ client, path, locale, messages }}>
      {part}
      <Ears />
    </Around>
  )
  const { rerender } = render(site('en'))
  return { client, speak: (locale: string, messages: Record<string, string>) => rerender(site(locale, messages)) }
}

/** What stands around every part of the site; texts that a language lacks are shown in English. */
export function Around(props: {
  client: QueryClient
  path: string
  locale?: string
  messages?: Record<string, string>
  children: ReactNode
}) {
  const { client, path, locale = 'en', messages = {}, children } = props
  return (
    <QueryClientProvider client={client}>
      <IntlProvider {...{ locale, messages }} defaultLocale="en" onError={() => {}}>
        <MemoryRouter initialEntries={[path]}>
          <Eyes />
          {children}
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>
  )
}

/** Sees where the router is. */
function Eyes() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    place = pathname + search
  }, [pathname, search])
  return null
}

/** Hears what is told, and offers to say yes to what is asked. */
function Ears() {
  const {
    toast: now,
    dialogs: [dialog],
  } = useToasts()
  useEffect(() => {
    toast = now && { kind: now.kind, id: String(now.text.id) }
    if (!toast) return
    notices.push(toast)
    if (toast.kind !== 'loading') said.push(toast.id)
  }, [now])
  useEffect(() => {
    if (dialog) notices.push({ kind: 'dialog', id: String(dialog.title.id) })
  }, [dialog])
  return dialog ? (
    <button type="button" onClick={() => dialog.answer(true)}>
      {dialog.cancel ? 'Yes' : 'OK'}
    </button>
  ) : null
}

/** Leaves nothing for the next test. */
export function leaveNothing(): void {
  cleanup()
  act(() => {
    setSigningOut(false)
    // Drafts of forms go with a change of session.
    startSession({ token: 'mbr_1', userName: 'nobody', type: 0 })
    endSession()
    clearToast()
  })
  configureGateway({})
  Reflect.deleteProperty(window, 'phoneAuth')
  window.localStorage.clear()
  window.sessionStorage.clear()
}

const clearToast = (): void => showToast({ kind: 'loading', text: { id: 'none' }, durationMs: 0 })()

/** A page that was not started from the home screen; jsdom itself cannot be asked. */
export function noMedia(media: string): MediaQueryList {
  const nothing = vi.fn<() => void>()
  return Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
  })
}

export const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
export const type = (label: string | RegExp, value: string) => fireEvent.change(input(label), { target: { value } })
export const leave = (label: string | RegExp) => fireEvent.blur(input(label))
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** What stands under a field that is marked as wrong. */
export const lineUnder = (label: string | RegExp) => {
  const field = input(label)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return field.getAttribute('aria-invalid') === 'true' ? document.getElementById(ids[0] ?? '')?.textContent : undefined
}
