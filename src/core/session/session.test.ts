// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  autoLoginItem,
  imageHostItem,
  memberInfoItem,
  merchantItem,
  sessionItem,
  trialUserItem,
} from '#src/core/storage/items.ts'

const { reloadHome } = vi.hoisted(() => ({ reloadHome: vi.fn<() => void>() }))
vi.mock('#src/core/merchant/switch-region.ts', () => ({ reloadHome }))

const ravi = {
  token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6',
  merchantCode: 'bdtdemo',
  userName: 'ravi88',
  type: 0,
  firstTimeLogin: false,
}
const agent = { ...ravi, token: 'agt_7Hn3Zs5Vq9Rx2Lb4Fy8Mc1', userName: 'agent01', type: 1 }

/** The module as a fresh page finds it. */
async function startPage() {
  vi.resetModules()
  return import('./session.ts')
}

const closeBrowser = () => {
  document.cookie = 'MC_VISIT=; Max-Age=0; path=/'
}
const otherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  closeBrowser()
  reloadHome.mockReset()
})
afterEach(() => vi.restoreAllMocks())

describe('the stored session', () => {
  it('KEY-01, SESSION-01, SESSION-02, SESSION-03, GAP-61, GAP-133 holds its five fields in local storage, and nothing more of the answer', async () => {
    const { startSession } = await startPage()
    for (const given of [ravi, { ...agent, firstTimeLogin: true }]) {
      const answer = { ...given, balance: '12480.50', nickname: 'Ravi_88' }
      startSession(answer)
      expect(JSON.parse(window.localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(given)
    }
  })

  it('SESSION-04 alone decides who is signed in', async () => {
    expect((await startPage()).getSession()).toBeUndefined()
    sessionItem.write(ravi)
    expect((await startPage()).getSession()).toEqual(ravi)
  })

  it('SESSION-04 without it nobody is signed in, whatever else was left behind', async () => {
    memberInfoItem.write({ id: '1', nickname: 'Ravi_88', account: 'ravi88', type: 0 })
    trialUserItem.write({ userName: 'trial_1' })
    autoLoginItem.write('1')
    document.cookie = 'MC_VISIT=1; path=/'
    expect((await startPage()).getSession()).toBeUndefined()
  })

  it('GAP-70 autoLogin 1 keeps it over restarts of the browser', async () => {
    const { startSession } = await startPage()
    startSession(ravi)
    expect(autoLoginItem.read()).toBe('1')
    closeBrowser()
    expect((await startPage()).getSession()).toEqual(ravi)
  })

  it('GAP-70 autoLogin 0 keeps it while the browser is open, in every tab, and not over a restart', async () => {
    const { startSession } = await startPage()
    startSession({ ...ravi, remember: false })
    expect(autoLoginItem.read()).toBe('0')
    expect((await startPage()).getSession()).toEqual(ravi)
    closeBrowser()
    expect((await startPage()).getSession()).toBeUndefined()
    expect(sessionItem.read()).toBeUndefined()
  })

  it('GAP-60 of another merchant is cleared at the start as at a sign-out', async () => {
    sessionItem.write({ ...ravi, merchantCode: 'inrdemo' })
    autoLoginItem.write('1')
    memberInfoItem.write({ id: '1', account: 'ravi88', type: 0 })
    trialUserItem.write({ userName: 'trial_1' })
    expect((await startPage()).getSession()).toBeUndefined()
    expect(sessionItem.read()).toBeUndefined()
    expect(memberInfoItem.read()).toBeUndefined()
    expect(trialUserItem.read()).toBeUndefined()
    expect(autoLoginItem.read()).toBe('0')
  })

  it('SESSION-14, SESSION-15 is cleared in order: autoLogin, token, trial user, member info, session storage', async () => {
    const { startSession, endSession } = await startPage()
    startSession(ravi)
    const order: string[] = []
    const { removeItem, setItem, clear } = Storage.prototype
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      order.push(key)
      removeItem.call(this, key)
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      order.push(`${key}=${value}`)
      setItem.call(this, key, value)
    })
    vi.spyOn(Storage.prototype, 'clear').mockImplementation(function (this: Storage) {
      order.push('clear')
      clear.call(this)
    })
    endSession()
    expect(order).toEqual(['autoLogin=0', 'MC_SESSION_INFO', 'MC_TRIAL_USER', 'MC_MEMBER_INFO', 'clear'])
  })
})

describe('another tab', () => {
  const follow = async () => {
    sessionItem.write(ravi)
    const page = await startPage()
    const changes: (string | undefined)[] = []
    page.onSessionChange((session) => changes.push(session?.userName))
    const { followOtherTabs } = await import('./other-tabs.ts')
    followOtherTabs()
    imageHostItem.write('img.example')
    return { ...page, changes }
  }

  it('GAP-131 that signs out signs this one out', async () => {
    const { changes, getSession } = await follow()
    sessionItem.remove()
    otherTab('MC_SESSION_INFO')
    expect(changes).toEqual([undefined])
    expect(getSession()).toBeUndefined()
    expect(window.sessionStorage.length).toBe(0)
  })

  it('GAP-131 that signs another user in changes the user here', async () => {
    const { changes } = await follow()
    sessionItem.write(agent)
    otherTab('MC_SESSION_INFO')
    expect(changes).toEqual(['agent01'])
  })

  it('GAP-131 that empties the storage signs this one out', async () => {
    const { getSession } = await follow()
    window.localStorage.clear()
    otherTab(null)
    expect(getSession()).toBeUndefined()
  })

  it('GAP-60 that switches the merchant starts this one again on home', async () => {
    const { changes } = await follow()
    merchantItem.write('inrdemo')
    otherTab('MC_MERCHANT')
    expect(reloadHome).toHaveBeenCalled()
    expect(changes).toEqual([])
    expect(window.sessionStorage.length).toBe(0)
  })

  it('GAP-60 whose session belongs to another merchant keeps it, and nobody is signed in here', async () => {
    const { getSession } = await follow()
    sessionItem.write({ ...agent, merchantCode: 'inrdemo' })
    otherTab('MC_SESSION_INFO')
    expect(getSession()).toBeUndefined()
    expect(sessionItem.read()?.merchantCode).toBe('inrdemo')
  })

  it('GAP-131 is followed by a page that comes back from the memory of the browser', async () => {
    const { getSession } = await follow()
    sessionItem.remove()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(getSession()).toBeUndefined()
  })

  it('other items are none of its business', async () => {
    const { getSession, changes } = await follow()
    otherTab('MC_THEME')
    expect(getSession()).toEqual(ravi)
    expect(changes).toEqual([])
  })
})
