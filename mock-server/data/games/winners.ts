import type { RankList } from '#src/api/generated/types.ts'
import { rng } from '#mock/lib/rng.ts'
import type { MerchantCode } from '../accounts.ts'
import { gameByNodeId, gameRow, gamesOf, hotNodeIds } from './catalogue.ts'

const NAMES =
  'rakib07 nusrat_j tanvir88 mehedi22 sadia_ak arif1990 farhana7 imran_h shuvo99 puja_das kamrul52 rumana24 anik_bd sohel777 mithila9 jahid_k tania_05 rasel21 mou_mita shakil360 somchai8 niran_k priya_s arjun45'.split(
    ' ',
  )
/** How much larger or smaller than in taka a usual win is. */
const SCALE: Record<MerchantCode, number> = { bdtdemo: 1, tlbdemo: 0.3, inrdemo: 0.75 }
const TEN_MINUTES_MS = 600_000

/**
 * The latest wins of a merchant's members, names masked, amounts in the merchant's currency (WIN-04, GAP-166). The
 * board changes every ten minutes.
 *
 * @param limit at most so many wins
 */
export function rankRows(now: Date, merchant: MerchantCode, language: string, limit = 20): RankList {
  const r = rng(`winners|${merchant}|${Math.floor(now.getTime() / TEN_MINUTES_MS)}`)
  const served = gamesOf(merchant)
  const popular = hotNodeIds.flatMap((nodeId) => gameByNodeId(nodeId) ?? []).filter((game) => served.includes(game))
  const list = Array.from({ length: limit }, () => {
    const { gameId, nodeId, gameType, vassalage, displayName, gameGroupId, lottoMode, supportPlay } = gameRow(
      r.pick(popular),
      language,
    )
    const amount = Math.exp(r.between(Math.log(800), Math.log(180_000))) * SCALE[merchant]
    return {
      vo: {
        customerName: masked(r.pick(NAMES)),
        gameName: displayName,
        iconUrl: `/media/games/${nodeId}-icon.svg`,
        winAmount: amount.toFixed(2),
        gameId,
        nodeId,
        gameType,
        vassalage,
        ...(gameGroupId === undefined ? {} : { gameGroupId }),
        ...(lottoMode === undefined ? {} : { lottoMode }),
        supportPlay,
      },
    }
  })
  return { list }
}

/** The first two and the last two characters. */
function masked(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-2)}`
}
