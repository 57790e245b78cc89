import { stubNow } from '#mock/lib/clock.ts'
import { db } from '#mock/state/db.ts'
import { drawAt, ownLotteries, type Lottery } from '#mock/data/games/lotteries.ts'
import { JSON_TYPE, problem, SAFE_HEADERS } from '#mock/lib/envelope.ts'
import { lotteryPage, lotteryScript, lotteryStyle, LOTTERY_FILES } from './lottery-page.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { isAdmitted } from '#mock/state/accounts/sessions.ts'
import { centsOf } from '#mock/lib/cents.ts'
import { bookCents } from '#mock/state/money/bookings.ts'
import { breakEnd } from '#mock/state/limits/play-limits.ts'
import { bookOrder, ORDER_CENTS } from '#mock/state/games/lottery-orders.ts'
import { seatOf, takeSeat, type Seat } from '#mock/state/games/lottery-seats.ts'
import type { Account } from '#mock/state/rows.ts'

const FRAME = /^\/m\/lotto-h5\/[^/]+\/([^/]+)\/games\/([^/]+)$/
const BETS = `${LOTTERY_FILES}bets`
/** Shown in frames of sites on this machine only. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://127.0.0.1:* http://localhost:*"
const TRIAL_TYPE = 4

/**
 * The lottery that the site shows in a frame: a stand-in on the stub's own origin, so that messages and sandbox are
 * those of a foreign one. It takes the ticket of the frame's address once, and bets play money of the stub.
 *
 * @returns undefined for an address that is not the lottery's
 */
export async function lotteryResponse(method: string, url: URL, body: string): Promise<Response | undefined> {
  const { pathname, searchParams } = url
  if (pathname === BETS && method === 'POST') return bet(body)
  if (method !== 'GET') return undefined
  if (pathname === `${LOTTERY_FILES}play.css`) return file(lotteryStyle, 'text/css; charset=utf-8')
  if (pathname === `${LOTTERY_FILES}play.js`) return file(lotteryScript, 'text/javascript; charset=utf-8')
  const [, playType, gameId] = FRAME.exec(pathname) ?? []
  if (playType === undefined || gameId === undefined) return undefined
  const now = stubNow()
  const taken = takeSeat(searchParams.get('token') ?? '', { gameId, playType }, now)
  const game = taken && gameOf(taken.seat)
  const page = game
    ? lotteryPage({
        key: taken.key,
        gameId: game.row.gameId,
        title: game.row.displayName,
        playType: taken.seat.playType,
        ...drawAt(game, now),
        cents: ORDER_CENTS,
      })
    : lotteryPage()
  return file(page, 'text/html; charset=utf-8', game ? 200 : 403)
}

/** One bet of fixed size on the draw that runs. 401 once the session behind the ticket is over. */
async function bet(body: string): Promise<Response> {
  const seat = seatOf(body)
  const isSignedIn = seat && isAdmitted(db, seat.token, stubNow())
  const account = isSignedIn && findAccount(db, seat.account.merchant, seat.account.username)
  const game = seat && gameOf(seat)
  if (!seat || !account || !game) return problem(401, 'Not at the table', 'The session behind this page is over')
  if (breakEnd(account, stubNow()) !== undefined) return problem(403, 'On a break', 'You are on a break')
  if (centsOf(account.wallet.sumBalance) < ORDER_CENTS) return problem(409, 'Not enough', 'The balance is too low')
  const order = await bookOrder(db, account, { game, ...seat }, stubNow())
  await bookCents(db, account, BigInt(-ORDER_CENTS), 'GAME_OUT')
  return new Response(JSON.stringify({ orderId: order.orderId, numero: order.numero }), {
    headers: { ...SAFE_HEADERS, 'Content-Type': JSON_TYPE },
  })
}

/** The lottery of a seat; in the lobby, the first one that its player may play. */
function gameOf({ gameId, account }: Seat): Lottery | undefined {
  const lotteries = ownLotteries(account.merchant)
  return lotteries.find(({ row }) => row.gameId === gameId) ?? lotteries.find((game) => mayPlay(account, game))
}

const mayPlay = ({ info }: Account, { row }: Lottery): boolean => info.type !== TRIAL_TYPE || row.supportPlay === 1

function file(text: string, type: string, status = 200): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': PAGE_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
