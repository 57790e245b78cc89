import type { VipStanding } from '#src/api/generated/types.ts'
import { TRIAL_BALANCE, type MerchantCode } from '#mock/data/accounts.ts'
import { newGameWallets } from '#mock/data/game-wallets.ts'
import type { Database } from '../db.ts'
import { inTurn } from '../in-turn.ts'
import { randomHex } from '#mock/lib/random-hex.ts'
import type { Account } from '../rows.ts'
import { sites } from '#mock/data/sites.ts'

const SALT_BYTES = 8
const FIRST_MEMBER_ID = 100_482_900
const TRIAL_TYPE = 4
const FIRST_TRIAL_NUMBER = 50_817
const NEW_TO_VIP: VipStanding = { level: 1, deposits: '0.00', validBets: '0.00' }

/** What a new account starts with. */
export interface NewAccount {
  readonly merchant: MerchantCode
  /** Or what gives a free one, or refuses them all, asked in turn: two calls at once do not get one name. */
  readonly username: string | (() => string)
  readonly password: string
  readonly type: number
  readonly nickname?: string
  readonly email?: string
  readonly mobileNum?: string
  readonly payeeName?: string
  readonly birthDate?: string
  readonly balance?: string
  readonly vip?: VipStanding
  readonly firstTimeLogin?: boolean
  readonly disabled?: boolean
  readonly operator?: boolean
}

/** Names are the same in upper and lower case. */
export function findAccount(db: Database, merchant: MerchantCode, username: string): Account | undefined {
  const name = username.toLowerCase()
  return db.accounts.findFirst((q) =>
    q.where((one) => one.merchant === merchant && one.username.toLowerCase() === name),
  )
}

/** The account that a value, such as an e-mail address, belongs to; nobody for an empty one. */
export function findAccountBy(
  db: Database,
  merchant: MerchantCode,
  key: 'email' | 'mobileNum',
  text: string,
): Account | undefined {
  if (text === '') return undefined
  const wanted = text.toLowerCase()
  return db.accounts.findFirst((q) => q.where((one) => one.merchant === merchant && one[key].toLowerCase() === wanted))
}

/** Whether a value that only one account may have belongs to another one than this. */
export function isOfAnother(db: Database, account: Account, key: 'email' | 'mobileNum', text: string): boolean {
  const owner = findAccountBy(db, account.merchant, key, text)
  return owner !== undefined && owner.username !== account.username
}

/** Adds an account with its wallet; its e-mail address and number are shown masked. */
export async function createAccount(db: Database, account: NewAccount): Promise<Account> {
  const { merchant, email = '', mobileNum = '', payeeName, birthDate } = account
  const salt = randomHex(SALT_BYTES)
  const passwordDigest = await digestOf(salt, account.password)
  const vendorWallets = account.type === TRIAL_TYPE ? undefined : newGameWallets(merchant)
  return inTurn(() => {
    const username = typeof account.username === 'string' ? account.username : account.username()
    return db.accounts.create({
      merchant,
      username,
      salt,
      passwordDigest,
      firstTimeLogin: account.firstTimeLogin ?? false,
      disabled: account.disabled ?? false,
      operator: account.operator ?? false,
      email,
      mobileNum,
      info: {
        id: String(FIRST_MEMBER_ID + db.accounts.count()),
        nickname: account.nickname ?? '',
        account: username,
        type: toAccountType(account.type),
        ...(email === '' ? {} : { email: maskEmail(email) }),
        ...(mobileNum === '' ? {} : { mobileNum: maskMobile(mobileNum) }),
        ...(payeeName ? { payeeName } : {}),
        ...(birthDate ? { birthDate } : {}),
        ...(account.type === TRIAL_TYPE ? {} : { vip: account.vip ?? NEW_TO_VIP }),
      },
      wallet: {
        currencySymbol: sites[merchant].currencySymbol,
        sumBalance: account.balance ?? '0.00',
        ...(vendorWallets && { vendorWallets }),
      },
    })
  })
}

/** A fresh trial account (type 4); it has no password and cannot sign in again (SESSION-08). */
export function createTrialAccount(db: Database, merchant: MerchantCode): Promise<Account> {
  return createAccount(db, {
    merchant,
    username: () => freeTrialName(db, merchant),
    password: randomHex(SALT_BYTES),
    type: TRIAL_TYPE,
    balance: TRIAL_BALANCE,
  })
}

/** A name for a trial account that nobody has yet. */
export function freeTrialName(db: Database, merchant: MerchantCode): string {
  let number = FIRST_TRIAL_NUMBER + db.accounts.findMany((q) => q.where({ merchant })).length
  // Whoever registers may choose a name like these.
  while (findAccount(db, merchant, trialName(number))) number += 1
  return trialName(number)
}

const trialName = (number: number): string => `trial_${number}`

/** Whether this is the account's password. */
export async function isPasswordOf(account: Account, password: string): Promise<boolean> {
  return (await digestOf(account.salt, password)) === account.passwordDigest
}

/** Changes an account in place. */
export async function updateAccount(db: Database, account: Account, change: (draft: Account) => void): Promise<void> {
  const { merchant, username } = account
  await inTurn(() =>
    db.accounts.update((q) => q.where({ merchant, username }), {
      data(draft) {
        change(draft)
      },
    }),
  )
}

/** Sets a new password; a first-time user stops being one (GAP-149). */
export async function setPassword(db: Database, account: Account, password: string): Promise<void> {
  const passwordDigest = await digestOf(account.salt, password)
  await updateAccount(db, account, (draft) => {
    draft.passwordDigest = passwordDigest
    draft.firstTimeLogin = false
  })
}

/** Sets where e-mails to the member go. */
export function setEmail(db: Database, account: Account, email: string): Promise<unknown> {
  return updateAccount(db, account, (draft) => {
    draft.email = email
    draft.info.email = maskEmail(email)
  })
}

/** Sets where SMS to the member go. */
export function setMobile(db: Database, account: Account, mobileNum: string): Promise<unknown> {
  return updateAccount(db, account, (draft) => {
    draft.mobileNum = mobileNum
    draft.info.mobileNum = maskMobile(mobileNum)
  })
}

/** Salted digest of a password. */
export async function digestOf(salt: string, password: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${password}`))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toAccountType(type: number): Account['info']['type'] {
  return type === 1 || type === 2 || type === 4 || type === 40 || type === 41 || type === 42 ? type : 0
}

/** An e-mail address as it is shown. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1***')
}

/** A mobile number as it is shown. */
export function maskMobile(mobileNum: string): string {
  return `${mobileNum.slice(0, 3)}****${mobileNum.slice(-4)}`
}
