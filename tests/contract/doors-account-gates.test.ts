import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { db } from '#mock/state/db.ts'
import { updateAccount } from '#mock/state/accounts/accounts.ts'
import { SESSION_LIFETIME_MS } from '#mock/state/accounts/sessions.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { ask, tokenOf } from './doors-caller.ts'
import { seededAccount } from '../support/seeded-account.ts'

beforeEach(resetRuntime)
afterEach(() => vi.useRealTimers())

/** A token of the seeded member, whose account is given another type. */
async function tokenOfType(type: 0 | 1 | 2 | 4 | 40 | 41 | 42): Promise<string> {
  const account = seededAccount('ravi88')
  await updateAccount(db, account, (draft) => {
    draft.info.type = type
  })
  return tokenOf()
}

const launchChat = {
  b2c: '1',
  language: 'EN',
  backUrl: 'https://a.example/',
  headerColor: '101A2F',
  title: 'x',
  moduleId: 'CBS3',
}

describe('what the type of an account may do', () => {
  it.each([0, 1, 2] as const)(
    'GAP-12, GAP-27, SESSION-28 type %s is let into deposit, withdraw and inbox',
    async (type) => {
      const token = await tokenOfType(type)
      expect((await ask('listDepositBanks', { token })).code).toBeUndefined()
      expect((await ask('listWithdrawBanks', { token })).code).toBeUndefined()
      expect((await ask('listInbox', { token })).code).toBeUndefined()
    },
  )

  it.each([4, 40, 41, 42] as const)(
    'GAP-12, GAP-27, GAP-168, ERR-37 type %s is refused deposit and withdraw',
    async (type) => {
      const token = await tokenOfType(type)
      const refusal = { status: 403, code: 'REAL_ACCOUNT_REQUIRED' }
      expect(await ask('listDepositBanks', { token })).toMatchObject(refusal)
      expect(await ask('listWithdrawBanks', { token })).toMatchObject(refusal)
    },
  )

  it('GAP-28, GAP-40, ERR-38 type 4 is refused inbox, unread count and chat', async () => {
    const token = await tokenOfType(4)
    const refusal = { status: 403, code: 'FREE_REJECT' }
    expect(await ask('listInbox', { token })).toMatchObject(refusal)
    expect(await ask('getUnreadCount', { token })).toMatchObject(refusal)
    expect(await ask('launchChat', { token, query: launchChat })).toMatchObject(refusal)
  })

  it('GATEWAY-113, ERR-38 type 4 is refused the unread count of the chat, and a member has one', async () => {
    expect((await ask('getChatUnreadCount', { token: await tokenOfType(0) })).value).toEqual({ count: 3 })
    const refusal = { status: 403, code: 'FREE_REJECT' }
    expect(await ask('getChatUnreadCount', { token: await tokenOfType(4) })).toMatchObject(refusal)
  })

  it('GATEWAY-114 type 4 is refused the permission to chat, and a member has it', async () => {
    const member = await ask('getChatGroupPermission', { token: await tokenOfType(0) })
    expect(member.value).toEqual({ permitted: true })
    const refusal = { status: 403, code: 'FREE_REJECT' }
    expect(await ask('getChatGroupPermission', { token: await tokenOfType(4) })).toMatchObject(refusal)
  })

  it.each([40, 41, 42] as const)('GAP-28 type %s passes inbox and chat', async (type) => {
    const token = await tokenOfType(type)
    expect((await ask('listInbox', { token })).code).toBeUndefined()
    expect((await ask('launchChat', { token, query: launchChat })).code).toBeUndefined()
  })

  it('ERR-35 a trial account has no password to change', async () => {
    const token = await tokenOfType(4)
    const body = { oldPassword: 'lantern88', newPassword: 'Meghna-2027', confirmNewPassword: 'Meghna-2027' }
    expect(await ask('changePassword', { token, headers: { 'X-Api-Version': '2' }, body })).toMatchObject({
      status: 403,
      code: 'ACCOUNT_NO_PERMISSION',
    })
  })
})

describe('a trial', () => {
  it('SESSION-19, SESSION-20 is started without a payload and has play money', async () => {
    const { value } = await ask('startFreePlay')
    expect(value).toEqual({
      token: expect.any(String),
      userName: expect.stringMatching(/^trial_\d+$/),
      customerType: 4,
    })
    expect((await ask('getWallets', { token: value.token })).value).toEqual({
      currencySymbol: '৳',
      sumBalance: '2000.00',
    })
  })

  it('GAP-66 has the name that was shown before', async () => {
    const { value } = await ask('createTrialUser')
    expect((await ask('startFreePlay')).value.userName).toBe(value.userName)
  })
})

describe('the life of a token', () => {
  const ended = { status: 401, code: 'SESSION_ENDED' }

  it('GAP-60 is bound to the merchant of its login, named in the query or in the header', async () => {
    const token = await tokenOf('ravi88', 'lantern88', 'inrdemo')
    expect(await ask('getMemberInfo', { token, merchant: 'bdtdemo' })).toMatchObject(ended)
    expect(await ask('getWallets', { token, query: { merchantCode: 'bdtdemo' } })).toMatchObject(ended)
    expect((await ask('getWallets', { token, merchant: 'inrdemo' })).value).toEqual({
      currencySymbol: '₹',
      sumBalance: '8905.00',
    })
  })

  it('GAP-62 ends with time, without renewal', async () => {
    const token = await tokenOf()
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    vi.setSystemTime(start + SESSION_LIFETIME_MS - 60_000)
    expect((await ask('getMemberInfo', { token })).status).toBe(200)
    vi.setSystemTime(start + SESSION_LIFETIME_MS)
    expect(await ask('getMemberInfo', { token })).toMatchObject(ended)
  })

  it('ERR-33 ends when the operator ends all sessions', async () => {
    const token = await tokenOf()
    expect((await controlResponse('DELETE', '/__mock/sessions', '')).status).toBe(200)
    expect(await ask('getMemberInfo', { token })).toMatchObject(ended)
  })
})

it.each(['ravi88', 'nobody1'])(
  'GATEWAY-40 GAP-162 sends %s another e-mail 60 s after the last one',
  async (username) => {
    const now = Date.parse('2026-11-21T06:00:00Z')
    const send = () => ask('sendPasswordEmail', { body: { username, email: `${username}@mail.example` } })
    vi.useFakeTimers({ toFake: ['Date'], now })
    expect((await send()).status).toBe(200)
    vi.setSystemTime(now + 59_000)
    const retryAt = new Date(now + 60_000).toISOString()
    expect(await send()).toMatchObject({ code: 'EMAIL_TOO_SOON', value: { retryAt } })
    vi.setSystemTime(now + 60_000)
    expect((await send()).status).toBe(200)
  },
)
