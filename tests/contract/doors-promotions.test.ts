import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#mock/state/db.ts'
import { updateAccount } from '#mock/state/accounts/accounts.ts'
import { resetRuntime, runtime } from '#mock/state/runtime.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { ask, tokenOf } from './doors-caller.ts'
import { seededAccount } from '../support/seeded-account.ts'

beforeEach(resetRuntime)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPG = [0xff, 0xd8, 0xff, 0xe0]
const MB = 1024 * 1024

const picture = (start: readonly number[] = PNG, size = 64, type = 'image/png') => {
  const bytes = new Uint8Array(size)
  bytes.set(start)
  return new File([bytes], 'picture.png', { type })
}

function form(fields: Record<string, string>, images: readonly Blob[] = []): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const image of images) data.append('images', image)
  return data
}

const promotionsOf = async (token: string) => (await ask('listDepositPromos', { token })).value.promotions
const statusOf = async (token: string, id: string) =>
  (await promotionsOf(token)).find(({ promoId }) => promoId === id)?.status

describe('promotions and what a member does with them', () => {
  it('PROMO-03 PROMO-04 GAP-121 the seeded member meets every status label', async () => {
    const states = new Set((await promotionsOf(await tokenOf())).map(({ status }) => status))
    expect([...states].toSorted()).toEqual(
      [
        ['APPLYING', 'CLAIM', 'CLAIMED', 'CLOSED', 'COMING_SOON', 'ISSUED', 'JOIN', 'JOINED'],
        ['PERMANENT', 'PROCESS', 'REJECTED', 'SIGNED', 'SUBSCRIBED'],
      ].flat(),
    )
  })

  it('GATEWAY-84 PROMO-09 joins once, for this member alone', async () => {
    const token = await tokenOf()
    const join = () => ask('acceptDepositPromo', { token, body: { promoId: 'PR2601' } })
    expect((await join()).value).toEqual({ promoId: 'PR2601', status: 'JOINED' })
    expect((await join()).code).toBe('PROMO_ALREADY_CLAIMED')
    expect(await statusOf(token, 'PR2601')).toBe('JOINED')
    expect(await statusOf(await tokenOf('newcomer', 'welcome1'), 'PR2601')).toBe('JOIN')
  })

  it('GAP-121 pays a reward once, into the wallet', async () => {
    const token = await tokenOf()
    const claim = () => ask('acceptDepositPromo', { token, body: { promoId: 'PR2602' } })
    expect((await claim()).value).toEqual({ promoId: 'PR2602', status: 'CLAIMED', reward: '384.60' })
    expect((await ask('getWallets', { token })).value.sumBalance).toBe('12865.10')
    expect((await claim()).code).toBe('PROMO_ALREADY_CLAIMED')
    expect((await ask('getWallets', { token })).value.sumBalance).toBe('12865.10')
  })

  it('GATEWAY-120 GAP-116 keeps an application with its remark and pictures', async () => {
    const token = await tokenOf()
    const body = form({ promoId: 'PR2603', remark: 'Slip 771204' }, [picture(), picture(JPG, 80, 'image/jpeg')])
    const { value } = await ask('applyPromotion', { token, body })
    expect(value).toMatchObject({ status: 'APPLYING', application: { remark: 'Slip 771204', imageCount: 2 } })
    const stored = db.promotionStates.findFirst((q) => q.where({ username: 'ravi88', promoId: 'PR2603' }))
    expect(stored?.application?.pictures.map(({ type, size }) => [type, size])).toEqual([
      ['image/png', 64],
      ['image/jpeg', 80],
    ])
    expect(runtime.uploads.map(({ operation }) => operation)).toEqual(['applyPromotion', 'applyPromotion'])
    expect((await ask('applyPromotion', { token, body: form({ promoId: 'PR2603' }) })).code).toBe(
      'PROMO_ALREADY_CLAIMED',
    )
  })

  it('GAP-121 of two that take one at once one is answered PROMO_ALREADY_CLAIMED', async () => {
    const token = await tokenOf()
    const twice = async (id: OperationId, body: () => object) =>
      (await Promise.all([1, 2].map(() => ask(id, { token, body: body() })))).flatMap(({ code }) => code ?? [])
    expect(await twice('acceptDepositPromo', () => ({ promoId: 'PR2602' }))).toEqual(['PROMO_ALREADY_CLAIMED'])
    expect((await ask('getWallets', { token })).value.sumBalance).toBe('12865.10')
    expect(await twice('applyPromotion', () => form({ promoId: 'PR2603' }))).toEqual(['PROMO_ALREADY_CLAIMED'])
  })

  it('lets a rejected application be made again', async () => {
    const token = await tokenOf()
    expect((await ask('applyPromotion', { token, body: form({ promoId: 'PR2605' }) })).value.status).toBe('APPLYING')
  })

  it('gives each application a number of its own', async () => {
    const [token, other] = [await tokenOf(), await tokenOf('newcomer', 'welcome1')]
    const idOf = async (who: string, promoId: string) =>
      (await ask('applyPromotion', { token: who, body: form({ promoId }) })).value.application?.applicationId
    // The first one is made again.
    const ids = [await idOf(token, 'PR2605')]
    ids.push(await idOf(token, 'PR2603'), ...(await Promise.all([idOf(other, 'PR2603'), idOf(other, 'PR2605')])))
    expect(new Set(ids).size).toBe(4)
  })

  const apply = { promoId: 'PR2603' }
  it.each([
    ['ERR-52', 'REMARK_TOO_LONG', form({ ...apply, remark: 'x'.repeat(141) })],
    ['ERR-53', 'IMAGE_TYPE', form(apply, [picture([0x47, 0x49, 0x46])])],
    ['ERR-54', 'IMAGE_TOO_LARGE', form(apply, [picture(PNG, 6 * MB)])],
    ['ERR-55', 'IMAGE_TOO_MANY', form(apply, [picture(), picture(), picture(), picture()])],
    ['an unknown id', 'RECORD_NOT_FOUND', form({ promoId: 'PR0' })],
    ['one that is taken otherwise', 'PROMO_NOT_ELIGIBLE', form({ promoId: 'PR2601' })],
  ])('%s is answered %s, and nothing is kept', async (_row, code, body) => {
    const token = await tokenOf()
    expect((await ask('applyPromotion', { token, body })).code).toBe(code)
    expect(await statusOf(token, 'PR2603')).toBe('JOIN')
    expect(runtime.uploads).toEqual([])
  })

  it('counts a remark by characters, as people do', async () => {
    const token = await tokenOf()
    const body = form({ ...apply, remark: '🏏'.repeat(140) })
    expect((await ask('applyPromotion', { token, body })).value.status).toBe('APPLYING')
  })

  it.each(['PR2613', 'PR2614'])('refuses %s, which has not begun or is over', async (promoId) => {
    const { code } = await ask('acceptDepositPromo', { token: await tokenOf(), body: { promoId } })
    expect(code).toBe('PROMO_NOT_ELIGIBLE')
  })

  it.each([4, 40, 41, 42] as const)('GATEWAY-120 ERR-37 type %s may read but neither join nor apply', async (type) => {
    const account = seededAccount('ravi88')
    await updateAccount(db, account, (draft) => {
      draft.info.type = type
    })
    const token = await tokenOf()
    const refused = 'REAL_ACCOUNT_REQUIRED'
    expect((await ask('listDepositPromos', { token })).code).toBeUndefined()
    expect((await ask('acceptDepositPromo', { token, body: { promoId: 'PR2601' } })).code).toBe(refused)
    expect((await ask('applyPromotion', { token, body: form(apply) })).code).toBe(refused)
  })

  it('NAMED-08 announces to visitors what they may read, under the ids that members meet', async () => {
    const query = { types: 'PR', platform: 'M', merchantCode: 'bdtdemo', language: 'EN' }
    const { list } = (await ask('listAnnouncements', { query })).value
    const announced = list.flatMap(({ promotion }) => promotion?.promoId ?? [])
    const known = (await promotionsOf(await tokenOf())).filter(({ status }) => status !== 'CLOSED')
    expect(announced.toSorted()).toEqual(
      known
        .map(({ promoId }) => promoId)
        .filter((id) => id !== 'PR2612')
        .toSorted(),
    )
  })
})

describe('feedback', () => {
  const said = { type: 'TECHNICAL', content: 'The fishing game stays black.' }

  it('GATEWAY-94 FEEDBACK-04 keeps what a visitor and a member wrote', async () => {
    await ask('sendFeedback', { body: form(said) })
    await ask('sendFeedback', {
      token: await tokenOf(),
      body: form({ ...said, contact: 'me@mail.example' }, [picture()]),
    })
    expect(db.feedbacks.all()).toMatchObject([
      { ...said, pictures: [] },
      { ...said, username: 'ravi88', contact: 'me@mail.example', pictures: [{ size: 64 }] },
    ])
  })

  it.each([
    ['ERR-56 GAP-115 too short', 'FEEDBACK_LENGTH', form({ ...said, content: 'hi' })],
    ['ERR-56 GAP-115 too long', 'FEEDBACK_LENGTH', form({ ...said, content: 'x'.repeat(501) })],
    ['ERR-53', 'IMAGE_TYPE', form(said, [picture([1, 2, 3])])],
    ['ERR-54', 'IMAGE_TOO_LARGE', form(said, [picture(PNG, 6 * MB)])],
    ['ERR-55', 'IMAGE_TOO_MANY', form(said, [picture(), picture(), picture(), picture()])],
  ] satisfies [string, string, FormData][])('%s is answered %s', async (_row, code, body) => {
    expect((await ask('sendFeedback' satisfies OperationId, { body })).code).toBe(code)
    expect(db.feedbacks.all()).toEqual([])
  })

  it('FEEDBACK-03 takes the limits from the site status, where a merchant has set its own', async () => {
    const { info } = (await ask('getSystemStatus', { merchant: 'tlbdemo' })).value
    expect(info.resources?.feedbackLength).toEqual({ min: 15, max: 300 })
    const short = form({ ...said, content: 'x'.repeat(14) })
    expect((await ask('sendFeedback', { merchant: 'tlbdemo', body: short })).code).toBe('FEEDBACK_LENGTH')
  })
})
