import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import type { Screen } from '../screen.ts'
import { asked, closeLayers, confirm } from './layers.ts'
import { failedLoading, nowhere, onBreak } from './usual.ts'

const notOpened = { at: 'place', words: 'The lottery did not open' } as const
const openOrder = ({ page }: Screen) => page.locator('main [role="tabpanel"] li button, main li button').first().click()

/** Lotteries, their draws, and the member's bets. */
export const lottery = {
  listMobileLotteryGames: { at: paths.lottery, usual: nowhere },
  listOpenedNumbers: { at: `${paths.startLottery}?gameId=7002`, usual: failedLoading },
  getVnGameMenu: { at: paths.lottery, usual: nowhere },
  getVnRecentGames: { at: paths.lottery, as: 'ravi88', usual: nowhere },
  getVnOpenedNumbers: { at: `${paths.startLottery}?gameId=7511`, usual: failedLoading },
  listLotteryOrders: { at: `${paths.lottery}?tab=orders`, as: 'ravi88', usual: failedLoading },
  getLotteryOrder: {
    at: `${paths.lottery}?tab=orders`,
    as: 'ravi88',
    ready: closeLayers,
    act: openOrder,
    usual: failedLoading,
  },
  cancelLotterySuborders: {
    at: `${paths.launchGame}?playType=trad&gameId=7502`,
    as: 'ravi88',
    prepare: async (screen) => {
      const { page } = screen
      await page.frameLocator('iframe').locator('button').first().click()
      await page.goto(`${paths.lottery}?tab=orders`)
      await openOrder(screen)
    },
    ready: async (screen) => {
      await screen.page.locator('[role="dialog"] li button').first().click()
      await asked(screen)
    },
    act: confirm,
    usual: 'table',
  },
  createLotteryTicket: {
    at: `${paths.launchGame}?playType=trad&gameId=7002`,
    as: 'ravi88',
    usual: notOpened,
    own: { COOLING_OFF: { at: 'place', words: onBreak.COOLING_OFF.words } },
  },
} satisfies Journeys<
  | 'listMobileLotteryGames'
  | 'listOpenedNumbers'
  | 'getVnGameMenu'
  | 'getVnRecentGames'
  | 'getVnOpenedNumbers'
  | 'listLotteryOrders'
  | 'getLotteryOrder'
  | 'cancelLotterySuborders'
  | 'createLotteryTicket'
>
