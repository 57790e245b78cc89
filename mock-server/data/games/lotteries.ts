import type { Draw, LotteryGame, PrizeDraw } from '#src/api/generated/types.ts'
import { rng } from '#mock/lib/rng.ts'
import type { MerchantCode } from '../accounts.ts'
import { gameRow, gamesOf, type CatalogueGame } from './catalogue.ts'
import { inAll, wordIn } from '../languages.ts'

const DAY_SECONDS = 86_400
const BALLS = 5
const HIGHEST_BALL = 36
/** How many numbers of how many digits a prize has, the special prize first. */
const PRIZES = [
  [1, 5],
  [1, 5],
  [2, 5],
  [3, 4],
] as const
const QUICK = inAll('Quick draws', 'หวยเร็ว', 'झटपट ड्रॉ', 'কুইক ড্র', 'فوری قرعہ', 'Undian cepat')
const CLASSIC = inAll('Classic draws', 'หวยคลาสสิก', 'क्लासिक ड्रॉ', 'ক্লাসিক ড্র', 'کلاسک قرعہ', 'Undian klasik')
const VN_PROVIDER = 'TCG_LOTTO_VN'
const QUICK_GROUP = '82'
const OWN_PROVIDERS = new Set(['LOTT', 'ELOTT'])

/** A lottery of the catalogue with the time from draw to draw. */
export interface Lottery extends CatalogueGame {
  readonly drawSeconds: number
}

/** The lotteries that are played in the site's own frame. */
export function ownLotteries(merchant: MerchantCode): Lottery[] {
  return lotteriesOf(merchant).filter(({ row }) => OWN_PROVIDERS.has(row.vassalage))
}

/** The lotteries of the provider with a menu of its own. */
export function vnLotteries(merchant: MerchantCode): Lottery[] {
  return lotteriesOf(merchant).filter(({ row }) => row.vassalage === VN_PROVIDER)
}

function lotteriesOf(merchant: MerchantCode): Lottery[] {
  return gamesOf(merchant).flatMap((game) =>
    game.drawSeconds === undefined ? [] : { ...game, drawSeconds: game.drawSeconds },
  )
}

/** The menu of that provider, its quick draws apart. */
export function vnGroups(merchant: MerchantCode, now: number, language: string) {
  const groupName = (id: string) => wordIn(id === QUICK_GROUP ? QUICK : CLASSIC, language)
  const rows = vnLotteries(merchant).map((game) => lotteryRow(game, now, language))
  return [...new Set(rows.map(({ gameGroupId }) => gameGroupId))].toSorted().map((gameGroupId) => ({
    gameGroupId,
    groupName: groupName(gameGroupId),
    games: rows.filter((row) => row.gameGroupId === gameGroupId),
  }))
}

/** A lottery with the draw that takes bets now. */
export function lotteryRow(game: Lottery, now: number, language: string): LotteryGame {
  const { drawSeconds } = game
  const { displayName, gameId, nodeId, gameName, gameType, vassalage, iconUrl, supportPlay, ...row } = gameRow(
    game,
    language,
  )
  const index = indexAt(game, now)
  return {
    gameId,
    nodeId,
    gameCode: row.gameCode ?? gameId,
    gameGroupId: row.gameGroupId ?? '',
    gameName,
    displayName,
    gameType,
    vassalage,
    ...(row.lottoMode === undefined ? {} : { lottoMode: row.lottoMode }),
    iconUrl,
    supportPlay,
    drawSeconds,
    numero: numeroOf(game, index),
    closesAt: endOf(game, index),
  }
}

/** The last draws of a lottery, the latest first. */
export function finishedDraws(game: Lottery, now: number, count: number, language: string): Draw[] {
  return lastIndexes(game, now, count).map((index) => {
    const r = rng(`draw|${game.row.gameId}|${index}`)
    const numbers = new Set<string>()
    while (numbers.size < BALLS) numbers.add(String(r.int(1, HIGHEST_BALL)).padStart(2, '0'))
    return { ...drawFacts(game, index, language), numbers: [...numbers] }
  })
}

/** The same for a lottery whose numbers belong to prizes. */
export function finishedPrizeDraws(game: Lottery, now: number, count: number, language: string): PrizeDraw[] {
  return lastIndexes(game, now, count).map((index) => {
    const r = rng(`draw|${game.row.gameId}|${index}`)
    const prizes = PRIZES.map(([amount, digits], rank) => ({
      rank,
      numbers: Array.from({ length: amount }, () => String(r.int(0, 10 ** digits - 1)).padStart(digits, '0')),
    }))
    return { ...drawFacts(game, index, language), prizes }
  })
}

/** Number and end of the draw that takes bets at a moment. */
export function drawAt(game: Lottery, at: number): { numero: string; endsAt: string } {
  const index = indexAt(game, at)
  return { numero: numeroOf(game, index), endsAt: endOf(game, index) }
}

/** Draws follow each other without a gap, counted from the epoch. */
const indexAt = ({ drawSeconds }: Lottery, at: number): number => Math.floor(at / 1_000 / drawSeconds)
const endOf = ({ drawSeconds }: Lottery, index: number): string =>
  new Date((index + 1) * drawSeconds * 1_000).toISOString()
const lastIndexes = (game: Lottery, now: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => indexAt(game, now) - 1 - i)
const drawFacts = (game: Lottery, index: number, language: string) => ({
  gameId: game.row.gameId,
  displayName: gameRow(game, language).displayName,
  numero: numeroOf(game, index),
  openedAt: endOf(game, index),
})

/** The day, and which draw of the day it is where there is more than one. */
function numeroOf({ drawSeconds }: Lottery, index: number): string {
  const start = index * drawSeconds
  const day = new Date(start * 1_000).toISOString().slice(0, 10).replaceAll('-', '')
  const perDay = DAY_SECONDS / drawSeconds
  if (perDay <= 1) return day
  const ofDay = Math.floor((start % DAY_SECONDS) / drawSeconds) + 1
  return `${day}-${String(ofDay).padStart(String(perDay).length, '0')}`
}
