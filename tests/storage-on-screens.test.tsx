// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const AREAS = ['localStorage', 'sessionStorage'] as const
const KEYS =
  'MC_SESSION_INFO MC_MEMBER_INFO MC_SYSTEM_STATUS MC_MERCHANT MC_LANGUAGE MC_CURRENCY MC_COUNTRY MC_THEME MC_TRIAL_USER MC_IMAGE_HOST MC_TERMS_AGREED MC_SEEN_POP_UP MC_SOURCE autoLogin remPass sass hideBalance'

/** What a browser may make of its storages. */
const modes: Record<string, () => void> = {
  null: () => {
    for (const area of AREAS) vi.spyOn(window, area, 'get').mockReturnValue(null as unknown as Storage)
  },
  full: () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
  },
  'full of garbage': () => {
    for (const key of KEYS.split(' ')) {
      window.localStorage.setItem(key, '{"__proto__":{},"token":"\\n","merchantCode":"bdtdemo"}')
      window.sessionStorage.setItem(key, '\u0000[null')
    }
  },
  'without session storage': () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(undefined as unknown as Storage)
  },
}

/** Starts with modules of its own, as a loaded document does: what stands in place of a storage lasts as long as they do. */
async function load(path: string) {
  cleanup()
  vi.resetModules()
  const [{ visitSite }, { getSession }, { currentMerchant }] = await Promise.all([
    import('./support/whole-site.tsx'),
    import('#src/core/session/session.ts'),
    import('#src/core/merchant/current.ts'),
  ])
  await visitSite({ path, language: null })
  return { getSession, merchant: currentMerchant.code }
}

const html = document.documentElement
beforeEach(() => html.setAttribute('data-theme', 'light'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const area of AREAS) window[area].clear()
})

/** The questions of a first visit may lie over anything. */
const hidden = true
type Part = () => HTMLElement
/** Asks for the part each time, as every page has one of its own. */
const inside = (part: Part, role: string, name: RegExp | string) =>
  waitFor(() => within(part()).getByRole(role, { name, hidden }))
const press = async (part: Part, role: string, name: RegExp | string) => fireEvent.click(await inside(part, role, name))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } })
const header: Part = () => screen.getAllByRole('banner', { hidden })[0] ?? document.body
const main: Part = () => screen.getByRole('main', { hidden })
const menu: Part = () => screen.getByRole('dialog', { name: 'Menu', hidden })

const menuGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu', hidden })).toBeNull())

/** In English and in Urdu. */
const PANEL = /^(Region and language|علاقہ اور زبان)$/

async function chooseRegion(country: RegExp, language: string): Promise<void> {
  const [button] = within(header()).getAllByRole('button', { hidden })
  if (button) fireEvent.click(button)
  const panel: Part = () => screen.getByRole('dialog', { name: PANEL, hidden })
  await press(panel, 'radio', country)
  await press(panel, 'button', language)
  await press(panel, 'button', /^(OK|ٹھیک ہے)$/)
}

it.each(Object.entries(modes))(
  'GAP-61, BOOT-43 home, theme, login, sign-out and change of region work with a storage that is %s',
  async (_name, enter) => {
    enter()
    const { getSession, merchant } = await load('/m/home')
    expect(merchant).toBe('bdtdemo')
    await press(header, 'button', 'Menu')
    await press(menu, 'switch', 'Dark theme')
    await waitFor(() => expect(html.getAttribute('data-theme')).toBe('dark'))
    await press(menu, 'button', 'Close')
    await menuGone()

    await press(main, 'link', 'Log in')
    await type('Username', 'ravi88')
    await type('Password', 'lantern88')
    await press(main, 'button', 'Log in')
    await inside(main, 'link', 'Withdraw')
    expect(getSession()?.userName).toBe('ravi88')

    await press(header, 'button', 'Menu')
    await press(menu, 'button', 'Log out')
    await menuGone()
    await press(() => screen.getByRole('alertdialog', { name: /log out/, hidden }), 'button', 'Log out')
    await inside(main, 'link', 'Register')
    expect(getSession()).toBeUndefined()

    await chooseRegion(/Pakistan/, 'اردو')
    await waitFor(() => expect(html.dir).toBe('rtl'))
    // jsdom cannot load a page; the next start is made by hand.
    await chooseRegion(/بھارت/, 'English')
    await waitFor(() => expect(window.history.state).toHaveProperty('carried'))
    const next = await load('/m/home')
    expect(next.merchant).toBe('inrdemo')
    await inside(header, 'link', 'Log in')
    expect(html.lang).toBe('en')
  },
)
