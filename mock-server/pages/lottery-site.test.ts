import { beforeEach, describe, expect, it } from 'vitest'
import { setClockAhead } from '#mock/lib/clock.ts'
import { db } from '#mock/state/db.ts'
import { drawAt, finishedDraws, lotteryRow, ownLotteries, vnGroups } from '#mock/data/games/lotteries.ts'
import { lotteryResponse } from './lottery-site.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { issueTicket } from '#mock/state/games/lottery-seats.ts'
import { SESSION_LIFETIME_MS, startSession } from '#mock/state/accounts/sessions.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { seededAccount } from '../../tests/support/seeded-account.ts'

const game = ownLotteries('bdtdemo').find(({ drawSeconds }) => drawSeconds === 300)
const gameId = game?.row.gameId ?? ''
const frame = (ticket: string, at = `trad/games/${gameId}`) =>
  lotteryResponse('GET', new URL(`http://stub/m/lotto-h5/default/${at}?token=${ticket}`), '')
const bet = (key: string) => lotteryResponse('POST', new URL('http://stub/lottery/bets'), key)

async function ticketFor(now = Date.now()) {
  const account = seededAccount('ravi88')
  const { token } = await startSession(db, account, Date.now())
  return issueTicket({ token, account, gameId, playType: 'trad', prizeMode: 'Lott' }, now)
}

beforeEach(resetRuntime)

describe('the lottery of the stub', () => {
  it('GAP-107 opens once with a ticket', async () => {
    const { ticket } = await ticketFor()
    expect((await frame(ticket))?.status).toBe(200)
    expect((await frame(ticket))?.status).toBe(403)
  })
  it('GAP-107 opens with no ticket older than a minute, made up, or made for another lottery', async () => {
    const { ticket, expiresAt } = await ticketFor(Date.now() - 60_001)
    expect(Date.parse(expiresAt)).toBeLessThan(Date.now())
    expect((await frame(ticket))?.status).toBe(403)
    expect((await frame('0'.repeat(32)))?.status).toBe(403)
    expect((await frame((await ticketFor()).ticket, 'trad/games/7002'))?.status).toBe(403)
    expect((await frame((await ticketFor()).ticket, `ent/games/${gameId}`))?.status).toBe(403)
  })
  it('LOTT-05 books a bet as an order and takes it off the balance, while the session lasts', async () => {
    const page = await (await frame((await ticketFor()).ticket))?.text()
    const key = /data-seat="(\w+)"/.exec(page ?? '')?.[1] ?? ''
    const orders = db.lotteryOrders.count()
    expect((await bet(key))?.status).toBe(200)
    expect(db.lotteryOrders.count()).toBe(orders + 1)
    expect(findAccount(db, 'bdtdemo', 'ravi88')?.wallet.sumBalance).toBe('12470.50')
    db.sessions.clear()
    expect((await bet(key))?.status).toBe(401)
    expect((await bet('nobody'))?.status).toBe(401)
  })
  it('GAP-62 takes no bet on a session that has lived its time', async () => {
    const page = await (await frame((await ticketFor()).ticket))?.text()
    const key = /data-seat="(\w+)"/.exec(page ?? '')?.[1] ?? ''
    setClockAhead(SESSION_LIFETIME_MS)
    expect((await bet(key))?.status).toBe(401)
  })
})

describe('the draws of the stub', () => {
  const at = Date.parse('2026-11-21T06:58:30Z')
  it('LOTT-04 follow each other in time, each with a number of its own', () => {
    if (!game) throw new Error('no lottery draws every five minutes')
    expect(drawAt(game, at)).toEqual({ numero: '20261121-084', endsAt: '2026-11-21T07:00:00.000Z' })
    expect(drawAt(game, at + 300_000)).toEqual({ numero: '20261121-085', endsAt: '2026-11-21T07:05:00.000Z' })
    expect(lotteryRow(game, at, 'EN')).toMatchObject({ numero: '20261121-084', closesAt: '2026-11-21T07:00:00.000Z' })
  })
  it('LOTT-04 end in results that never change', () => {
    if (!game) throw new Error('no lottery draws every five minutes')
    const [latest] = finishedDraws(game, at + 300_000, 20, 'EN')
    expect(latest).toMatchObject({ numero: '20261121-084', openedAt: '2026-11-21T07:00:00.000Z' })
    expect(new Set(latest?.numbers).size).toBe(5)
    expect(finishedDraws(game, at + 600_000, 20, 'EN')[1]).toEqual(latest)
  })
  it('LOTT-04 stand in groups at the provider with a menu of its own', () => {
    expect(vnGroups('bdtdemo', at, 'EN').map(({ groupName }) => groupName)).toEqual(['Classic draws', 'Quick draws'])
  })
})
