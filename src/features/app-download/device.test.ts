import { describe, expect, it } from 'vitest'
import { deviceOf, isTooOld, needsNotesOf17 } from './device.ts'

const iPhone = (system: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`
const safari = (system: string, version: string) => iPhone(system, `Version/${version} Mobile/15E148 Safari/604.1`)
const device = (userAgent: string, maxTouchPoints = 0) => deviceOf({ userAgent, maxTouchPoints })
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'

describe('the device', () => {
  it.each([
    ['an iPhone', safari('17_5', '17.5'), 5, { platform: 'ios', isSafari: true, ios: { major: 17, minor: 5 } }],
    ['a new iPhone', safari('18_6', '26.10'), 5, { platform: 'ios', isSafari: true, ios: { major: 26, minor: 10 } }],
    ['an iPad that says it is a Mac', MAC, 5, { platform: 'ios', isSafari: true, ios: { major: 17, minor: 4 } }],
    ['a Mac', MAC, 0, { platform: 'other', isSafari: false }],
    [
      'a phone with Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36',
      5,
      { platform: 'android', isSafari: false },
    ],
    [
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36',
      10,
      { platform: 'other', isSafari: false },
    ],
  ])('APP-01, NAMED-09 is known: %s', (_what, userAgent, touch, expected) =>
    expect(device(userAgent, touch)).toEqual(expected),
  )

  it.each([
    'CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1',
    'FxiOS/131.0 Mobile/15E148 Safari/605.1.15',
    'Version/17.0 EdgiOS/130.0 Mobile/15E148 Safari/604.1',
    'Version/17.0 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15',
    'Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]',
    'Mobile/15E148 MicroMessenger/8.0.50',
    'Mobile/15E148',
  ])('APP-06, ERR-49 is not Safari: %s', (rest) =>
    expect(device(iPhone('17_5', rest))).toMatchObject({ platform: 'ios', isSafari: false }),
  )

  it.each([
    ['12_3', '12.1', true],
    ['11_4', '11.0', true],
    ['12_4', '12.1', false],
    ['13_0', '13.0', false],
  ])('APP-08, CONST-27 iOS %s is too old for the web app: %s, %s', (system, version, tooOld) =>
    expect(isTooOld(device(safari(system, version)))).toBe(tooOld),
  )

  it.each([
    ['16_7', '16.6', false],
    ['17_0', '17.0', true],
    ['18_6', '26.0', true],
  ])('APP-09, CONST-27 iOS %s, Safari %s gets the notes for 17: %s', (system, version, notes) =>
    expect(needsNotesOf17(device(safari(system, version)))).toBe(notes),
  )

  it('APP-08, APP-09 an unknown version is not too old and gets the notes', () => {
    const unknown = device('Mozilla/5.0 (iPhone) Mobile')
    expect(isTooOld(unknown)).toBe(false)
    expect(needsNotesOf17(unknown)).toBe(true)
  })
})
