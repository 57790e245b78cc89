/** What the page is shown on, as far as installing an app goes. */
export interface Device {
  platform: 'ios' | 'android' | 'other'
  /** Version of iOS or iPadOS, where it is known. */
  ios?: { major: number; minor: number }
  /** Apple's own browser, the only one on iOS that installs profiles and apps from a page (APP-06). */
  isSafari: boolean
}

/** Other browsers of iOS and the web views of apps, by what they add to Safari's name. */
const NOT_SAFARI =
  /\b(?:CriOS|FxiOS|FocusiOS|EdgiOS|OPiOS|OPT|OPX|YaBrowser|DuckDuckGo|Ddg|UCBrowser|MQQBrowser|QQ|MicroMessenger|GSA|Line|Instagram|FBA[NV]|SamsungBrowser)[/;]/

/** Reads the device from what the browser says of itself; a desktop iPad says it is a Mac, with fingers. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/Android/.test(userAgent)) return { platform: 'android', isSafari: false }
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  if (!isPad && !/iPhone|iPad|iPod/.test(userAgent)) return { platform: 'other', isSafari: false }
  const isSafari = /\bVersion\/[\d.]+ .*Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent)
  const ios = latest(versionIn(userAgent, / OS (\d+)_(\d+)/), versionIn(userAgent, /\bVersion\/(\d+)\.(\d+)/))
  return { platform: 'ios', isSafari, ...(ios && { ios }) }
}

/** APP-08, CONST-27: the web app needs iOS 12.4; an unknown version is given the benefit of the doubt. */
export function isTooOld({ ios }: Device): boolean {
  return ios !== undefined && (ios.major < 12 || (ios.major === 12 && ios.minor < 4))
}

/** APP-09, CONST-27: whether the notes for iOS 17 and later are of use; left out only where an older iOS is known. */
export function needsNotesOf17({ ios }: Device): boolean {
  return ios === undefined || ios.major >= 17
}

function versionIn(userAgent: string, pattern: RegExp): Device['ios'] {
  const [, major, minor] = pattern.exec(userAgent) ?? []
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor) }
}

/** Since iOS 26 the name of the system stays at 18, and only that of Safari tells. */
function latest(system: Device['ios'], browser: Device['ios']): Device['ios'] {
  if (!system || !browser) return system ?? browser
  return browser.major > system.major ? browser : system
}
