// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
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

const html = document.documentElement
beforeEach(() => {
  // What stands in place of a storage lasts as long as the modules of a document, so each test has its own.
  vi.resetModules()
  window.history.replaceState(null, '', '/')
  html.setAttribute('data-theme', 'light')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const area of AREAS) window[area].clear()
})

/** What is named so. Asked for by its role, each thing on home would take longer than all that is tried here. */
const find = (selector: string, name: RegExp | string) =>
  waitFor(() => {
    const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).match(name),
    )
    if (!found) throw new Error(`no ${selector} called ${name}`)
    return found
  })
const press = async (selector: string, name: RegExp | string) => fireEvent.click(await find(selector, name))
const type = async (name: string, value: string) =>
  fireEvent.change(await find(`[name=${name}]`, ''), { target: { value } })
const noLayer = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())

async function chooseRegion(country: RegExp, language: string): Promise<void> {
  await press('header button', /^(Region and language|علاقہ اور زبان)$/)
  await press('[role=dialog] label', country)
  await press('[role=dialog] button', language)
  await press('[role=dialog] button', /^(OK|ٹھیک ہے)$/)
}

it.each(Object.entries(modes))(
  'GAP-61, BOOT-43 home, theme, login, sign-out and change of region work with a storage that is %s',
  async (_name, enter) => {
    enter()
    const { visitSite } = await import('./support/whole-site.tsx')
    const { getSession } = await import('#src/core/session/session.ts')
    await visitSite({ path: '/m/home', language: null })
    await press('header button', 'Menu')
    await press('[role=dialog] [role=switch]', '')
    await waitFor(() => expect(html.getAttribute('data-theme')).toBe('dark'))
    await press('[role=dialog] button', 'Close')
    await noLayer()

    await press('main a', 'Log in')
    await type('username', 'ravi88')
    await type('password', 'lantern88')
    await press('main button', /^Log in$/)
    await find('main a', 'Withdraw')
    expect(getSession()?.userName).toBe('ravi88')

    await press('header button', 'Menu')
    await press('[role=dialog] button', 'Log out')
    await noLayer()
    await press('[role=alertdialog] button', 'Log out')
    await find('main a', 'Register')
    expect(getSession()).toBeUndefined()

    await chooseRegion(/Pakistan/, 'اردو')
    await waitFor(() => expect(html.dir).toBe('rtl'))
    await noLayer()
    await chooseRegion(/بھارت/, 'English')
    await waitFor(() => expect(window.history.state).toHaveProperty('carried'))

    // jsdom cannot load a page; this is what the next start finds.
    vi.resetModules()
    const { currentMerchant } = await import('#src/core/merchant/current.ts')
    const { languageItem } = await import('#src/core/storage/items.ts')
    expect([currentMerchant.code, languageItem.read()]).toEqual(['inrdemo', 'EN'])
  },
)
