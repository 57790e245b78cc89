import { describe, expect, it } from 'vitest'
import { fieldMessages } from '#src/core/forms/field-messages.ts'
import { offerMessages as messages } from './offer-messages.ts'
import { checkOffer, emptyOffer, offerOf, tidyOffer, type OfferValues } from './offer-rules.ts'

const TODAY = '2026-11-22'
const TERMS = { today: TODAY, endsOnIncomplete: false }
const MEMBER = '105519302'
const offer = (typed: Partial<OfferValues> = {}): OfferValues =>
  tidyOffer({ ...emptyOffer('2026-11-23'), from_0: '30,000', members_0: '3', pay_0: '150', ...typed } as OfferValues)
const two = { steps: '2', members_1: '8', pay_1: '600' } as const
/** The fields with something wrong. */
const wrong = (typed: Partial<OfferValues>) =>
  Object.entries(checkOffer(offer(typed), TERMS))
    .filter(([, fault]) => fault)
    .map(([field]) => field)

describe('AGENT-03 what an agent offers', () => {
  it('AGENT-03 a daily wage pays a fixed amount for valid bets', () => {
    expect(offerOf(offer({ ...two, from_1: '90000', remark: ' At noon. ', endsOn: '2027-02-28' }), MEMBER)).toEqual({
      kind: 'DAILY_SALARY',
      memberId: MEMBER,
      terms: {
        basis: 'TURNOVER',
        settlement: 'DAILY',
        tiers: [
          { reachedFrom: '30000.00', minActiveMembers: 3, pay: { kind: 'FIXED', amount: '150.00' } },
          { reachedFrom: '90000.00', minActiveMembers: 8, pay: { kind: 'FIXED', amount: '600.00' } },
        ],
        remark: 'At noon.',
      },
      startsOn: '2026-11-23',
      endsOn: '2027-02-28',
    })
  })

  it('AGENT-03 an hourly wage is settled each hour', () => {
    expect(offerOf(offer({ kind: 'HOUR_SALARY' }), MEMBER)).toMatchObject({
      kind: 'HOUR_SALARY',
      terms: { basis: 'TURNOVER', settlement: 'HOURLY' },
    })
  })

  it('AGENT-03 a dividend pays a share of the net loss, settled as chosen', () => {
    expect(offerOf(offer({ kind: 'DIVIDEND', settlement: 'HALF_MONTHLY', pay_0: '5,5' }), MEMBER)).toMatchObject({
      kind: 'DIVIDEND',
      terms: { basis: 'NET_LOSS', settlement: 'HALF_MONTHLY', tiers: [{ pay: { kind: 'SHARE', rate: '5.50' } }] },
    })
  })

  it('AGENT-03 reads digits of any script', () => {
    expect(offerOf(offer({ from_0: '৩০০০০', members_0: '۳', pay_0: '१५०' }), MEMBER).terms.tiers).toEqual([
      { reachedFrom: '30000.00', minActiveMembers: 3, pay: { kind: 'FIXED', amount: '150.00' } },
    ])
  })

  it.each<[string, Partial<OfferValues>, string[]]>([
    ['nothing wrong', {}, []],
    ['no figures', { from_0: '', members_0: '', pay_0: '' }, ['from_0', 'members_0', 'pay_0']],
    ['an amount of nothing', { from_0: '0', pay_0: '0.00' }, ['from_0', 'pay_0']],
    ['half a member', { members_0: '1.5' }, ['members_0']],
    ['a step that is like the one before', { ...two, from_1: '30000' }, ['from_1']],
    ['a share above all', { kind: 'DIVIDEND', pay_0: '100.01' }, ['pay_0']],
    ['all of it as a share', { kind: 'DIVIDEND', pay_0: '100' }, []],
    ['a wage above a hundred', { pay_0: '100.01' }, []],
    ['today as the first day', { startsOn: TODAY }, []],
    ['yesterday as the first day', { startsOn: '2026-11-21' }, ['startsOn']],
    ['no first day', { startsOn: '' }, ['startsOn']],
    ['one day alone', { endsOn: '2026-11-23' }, []],
    ['a last day before the first', { endsOn: '2026-11-22' }, ['endsOn']],
    ['500 characters', { remark: '🎯'.repeat(500) }, []],
    ['501 characters', { remark: 'x'.repeat(501) }, ['remark']],
  ])('AGENT-03 %s', (_what, typed, fields) => {
    expect(wrong(typed)).toEqual(fields)
  })

  it('AGENT-03 says what is wrong with a step that begins no higher than the one before', () => {
    expect(checkOffer(offer({ ...two, from_1: '29,999' }), TERMS).from_1?.message).toBe(messages.stepTooLow)
  })

  it('AGENT-03 asks for a first day where there is none, and says which is too early', () => {
    expect(checkOffer(offer({ startsOn: '' }), TERMS).startsOn?.message).toBe(fieldMessages.missing)
    expect(checkOffer(offer({ startsOn: '2026-11-21' }), TERMS).startsOn?.message).toBe(messages.startsLate)
  })

  it('AGENT-03 a step that was removed is neither judged nor sent', () => {
    const typed = { steps: '1', from_1: 'x', members_1: 'x', pay_1: 'x' } as const
    expect(wrong(typed)).toEqual([])
    expect(offerOf(offer(typed), MEMBER).terms.tiers).toHaveLength(1)
  })
})
