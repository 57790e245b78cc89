import { describe, expect, it } from 'vitest'
import { loginPath, returnOf } from '#src/core/routing/login-path.ts'
import { safeExternal } from '#src/core/routing/safe-external.ts'
import { safePath } from '#src/core/routing/safe-path.ts'
import { HOSTILE_ADDRESSES } from './support/hostile-addresses.ts'

const ORIGIN = 'https://site.example'

/** Where the login page leads afterwards, read from its address as the route does. */
const afterLogin = (address: string) => safePath(returnOf(new URL(address, ORIGIN).search))

describe('GAP-68 no target leaves the origin', () => {
  it('has at least 150 different ones', () => expect(new Set(HOSTILE_ADDRESSES).size).toBeGreaterThanOrEqual(150))

  it.each(HOSTILE_ADDRESSES)('%j ends on home', (target) => expect(safePath(target)).toBe('/m/home'))

  it.each(HOSTILE_ADDRESSES)('%j after a login ends on home, escaped once or twice', (target) => {
    const once = encodeURIComponent(target)
    expect(afterLogin(`/m/login?from=${once}`)).toBe('/m/home')
    expect(afterLogin(`/m/login?from=${encodeURIComponent(once)}`)).toBe('/m/home')
  })

  it('GAP-130 the way back keeps the address with its query, and home as it opens needs none', () => {
    const from = { pathname: '/m/gameList', search: '?type=hot&gameType=LIVE' }
    expect(afterLogin(loginPath(from))).toBe('/m/gameList?type=hot&gameType=LIVE')
    expect(afterLogin(loginPath({ pathname: '/m/home', search: '?tab=RNG' }))).toBe('/m/home?tab=RNG')
    expect(loginPath({ pathname: '/m/home', search: '' })).toBe('/m/login')
    expect(loginPath({ pathname: '/m/login', search: '?from=%2Fm%2Fvip' })).toBe('/m/login')
  })

  it('GAP-130 an unknown address that needs no login page is not kept either', () => {
    for (const pathname of ['//evil.example', '/\\evil.example', '/wps/session/logout'])
      expect(afterLogin(loginPath({ pathname, search: '' }))).toBe('/m/home')
  })
})

const SCHEMES = [
  'java\nscript',
  'java\tscript',
  '\u0001javascript',
  ' javascript',
  ...'http ftp ftps sftp ssh telnet ldap gopher nntp irc ws wss smb nfs httpss https+x xhttps'.split(' '),
  ...'javascript JAVASCRIPT livescript vbscript mocha data DATA blob filesystem about file jar'.split(' '),
  ...'view-source resource chrome chrome-extension moz-extension ms-settings ms-msdt search-ms cid urn'.split(' '),
  ...'intent market android-app content itms itms-apps itms-services sms smsto callto webcal feed geo'.split(' '),
  ...'skype facetime whatsapp tg viber line weixin mqqwpa alipays upi bitcoin magnet x-apple.systempreferences'.split(
    ' ',
  ),
]

describe('SHELL-69 no other scheme is opened', () => {
  it('has at least 60 of them', () => expect(new Set(SCHEMES).size).toBeGreaterThanOrEqual(60))

  it.each(SCHEMES)('%j, with a host and without', (scheme) => {
    expect(safeExternal(`${scheme}://evil.example/x`)).toBeUndefined()
    expect(safeExternal(`${scheme}:evil`)).toBeUndefined()
  })

  it.each(['https', 'HTTPS', 'hTtPs'])('%j is', (scheme) =>
    expect(safeExternal(`${scheme}://t.me/x`)).toBe('https://t.me/x'),
  )
})
