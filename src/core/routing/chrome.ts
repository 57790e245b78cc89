import { aliases, isHomePath, paths } from './paths.ts'

const withoutBoth: readonly string[] = [
  paths.login,
  paths.register,
  ...aliases.register,
  paths.forget,
  paths.app,
  paths.gameList,
  paths.lottery,
  paths.vip,
  // The embedded lottery takes the whole height and has a bar of its own (NAMED-12).
  paths.launchGame,
]
const withoutHeader: readonly string[] = [...withoutBoth, paths.message]
const withoutBottomMenu: readonly string[] = [
  ...withoutBoth,
  paths.slotsCenter,
  paths.changePassword,
  paths.notice,
  paths.promotions,
]
const backToHome: readonly string[] = [
  paths.login,
  paths.register,
  ...aliases.register,
  paths.trial,
  paths.promotions,
  paths.forget,
]

/** Where a back arrow leads: nowhere, to home, or one step back in history. */
type BackTarget = 'none' | 'home' | 'history'

/** Header, bottom menu and back control of the page at an address. */
export interface Chrome {
  header: 'home' | 'page' | 'none'
  bottomMenu: boolean
  back: BackTarget
}

/** SHELL-45..50: the header, the bottom menu and the back arrow of an address. */
export function chromeOf(pathname: string): Chrome {
  const home = isHomePath(pathname)
  return {
    header: home ? 'home' : withoutHeader.includes(pathname) ? 'none' : 'page',
    bottomMenu: !withoutBottomMenu.includes(pathname),
    back: home || pathname === paths.changePassword ? 'none' : backToHome.includes(pathname) ? 'home' : 'history',
  }
}
