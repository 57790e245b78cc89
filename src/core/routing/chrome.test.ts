import { describe, expect, it } from 'vitest'
import { chromeOf } from './chrome.ts'
import { isHomePath, paths, type RouteName } from './paths.ts'

const homes = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']

describe('what stands around a page', () => {
  it.each(homes)('SHELL-02, SHELL-45, SHELL-49 %s is home: home header, bottom menu, no back arrow', (path) => {
    expect(isHomePath(path)).toBe(true)
    expect(chromeOf(path)).toEqual({ header: 'home', bottomMenu: true, back: 'none' })
  })
  it.each(['login', 'register', 'forget', 'message', 'app', 'gameList', 'lottery', 'vip'])(
    'SHELL-46 the header is hidden on %s',
    (name) => expect(chromeOf(`/m/${name}`).header).toBe('none'),
  )
  it.each(['member/home', 'messages', 'help', 'live', 'activity', 'changePsw'])(
    'SHELL-46 the header stands on %s',
    (name) => expect(chromeOf(`/m/${name}`).header).toBe('page'),
  )
  it.each([
    'login',
    'register',
    'slotsCenter',
    'gameList',
    'lottery',
    'forget',
    'changePsw',
    'app',
    'notice',
    'activity',
    'vip',
  ])('SHELL-47 the bottom menu is hidden on %s', (name) => expect(chromeOf(`/m/${name}`).bottomMenu).toBe(false))
  it('NAMED-12 the embedded lottery takes the whole height', () =>
    expect(chromeOf('/m/launchGame')).toMatchObject({ header: 'none', bottomMenu: false }))
  it.each(['member/home', 'live', 'help', 'messages', 'voucherCenter'])(
    'SHELL-47 the bottom menu stands on %s',
    (name) => expect(chromeOf(`/m/${name}`).bottomMenu).toBe(true),
  )
  it.each(['login', 'register', 'trail', 'activity', 'forget'])('SHELL-48 back leads home from %s', (name) =>
    expect(chromeOf(`/m/${name}`).back).toBe('home'),
  )
  it('SHELL-49 changePsw has no back arrow', () => expect(chromeOf('/m/changePsw').back).toBe('none'))
  it('SHELL-50 back is one step in history on every other page', () => {
    const own: RouteName[] = ['home', 'login', 'register', 'trial', 'promotions', 'forget', 'changePassword']
    const others = Object.entries(paths).filter(([name]) => !(own as string[]).includes(name))
    expect(others.filter(([, path]) => chromeOf(path).back !== 'history')).toEqual([])
  })
  it('SHELL-04 treats register.html as register', () =>
    expect(chromeOf('/m/register.html')).toEqual(chromeOf('/m/register')))
})
