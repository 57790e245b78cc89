import { isHomePath, paths } from './paths.ts'

const withoutHeader: readonly string[] = [
  paths.login,
  paths.register,
  '/m/register.html',
  paths.forget,
  paths.message,
  paths.app,
  paths.gameList,
  paths.lottery,
  paths.vip,
  // The lottery takes the whole height and has a bar of its own (NAMED-12).
  paths.launchGame,
]
const withoutBottomMenu: readonly string[] = [
  paths.login,
  paths.register,
  '/m/register.html',
  paths.slotsCenter,
  paths.gameList,
  paths.lottery,
  paths.forget,
  paths.changePassword,
  paths.app,
  paths.notice,
  paths.promotions,
  paths.vip,
  paths.launchGame,
]
const backToHome: readonly string[] = [
  paths.login,
  paths.register,
  '/m/register.html',
  paths.trial,
  paths.promotions,
  paths.forget,
]

/** Where a back arrow leads: nowhere, to home, or one step back in history. */
export type BackTarget = 'none' | 'home' | 'history'

/** What stands around the page at an address. */
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
