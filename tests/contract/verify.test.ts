import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownLotteries } from '#mock/data/games/lotteries.ts'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { memberIcons } from '#mock/data/member-icons.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { db } from '#mock/state/db.ts'
import { bookOrder } from '#mock/state/games/lottery-orders.ts'
import { runtime } from '#mock/state/runtime.ts'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { readContract } from '#scripts/contract/judge/contract.ts'
import { runCommand } from '#scripts/lib/run-command.ts'
import { StoppedError, UsageError } from '#scripts/lib/command-line.ts'
import type { Context } from '#scripts/contract/verify/context.ts'
import { readCredentials, type VerifyOptions } from '#scripts/contract/verify/options.ts'
import { printHtml } from '#scripts/contract/verify/report/html.ts'
import { printJunit } from '#scripts/contract/verify/report/junit.ts'
import type { VerifyResult } from '#scripts/contract/verify/result.ts'
import { verify } from '#scripts/contract/verify/run.ts'
import { verb } from '#scripts/contract/verify/verify-verb.ts'
import { UNSEEN_REASONS } from '#scripts/contract/verify/seen/reasons.ts'
import { useOwnSignals } from '../support/own-signals.ts'
import { seededAccounts } from '../support/verify-accounts.ts'

const TIME_LIMIT_MS = 600_000

const contract = readContract(bundleContract(loadSources('openapi')))
let stub: StubDoor
let result: VerifyResult

const options = (more: Partial<VerifyOptions>): VerifyOptions => ({
  target: stub.url,
  rate: Number.POSITIVE_INFINITY,
  readOnly: false,
  only: [],
  merchant: 'bdtdemo',
  credentials: seededAccounts,
  ...more,
})

useOwnSignals()
beforeAll(async () => {
  stub = await startStub({ port: 0 })
  await leaveNothingOut()
  const seeing = { inbox: `${stub.url}/__mock/log`, otherMerchants: ['inrdemo', 'tlbdemo'] }
  result = await verify(contract, options(seeing))
}, TIME_LIMIT_MS)

afterAll(() => stub.close())

/** What no call brings about: a bet in the lottery's frame, and ways to pay that are closed as a rule. */
async function leaveNothingOut(): Promise<void> {
  runtime.switches = { ...runtime.switches, everyChannel: true }
  const now = Date.now()
  const [game] = ownLotteries('bdtdemo').toSorted((a, b) => b.drawSeconds - a.drawSeconds)
  if (!game) throw new Error('bdtdemo has no lottery')
  await bookOrder(db, { merchant: 'bdtdemo', username: 'ravi88' }, { game, playType: 'trad', prizeMode: 'Elott' }, now)
}

test('the stub holds the whole contract', () => {
  expect(result.operations.flatMap(({ findings }) => findings)).toEqual([])
  expect(result.operations.map(({ id }) => id)).toEqual(contract.operations.map(({ id }) => id))
  expect(result.operations.filter(({ sent }) => sent === 0)).toEqual([])
})

test('every code is provoked, or has a reason', () => {
  const pairs = result.operations.flatMap(({ id, provoked, open }) => [
    ...provoked.map((code) => `${id} ${code}`),
    ...open.filter(({ reason }) => reason !== '').map(({ code }) => `${id} ${code}`),
  ])
  const all = contract.operations.flatMap(({ id, errors }) => Object.keys(errors).map((code) => `${id} ${code}`))
  expect(pairs.sort()).toEqual(all.sort())
  const provoked = new Set(result.operations.flatMap((one) => one.provoked))
  expect(provoked.size).toBeGreaterThanOrEqual(60)
})

test('every operation has a success', () => {
  expect(result.operations.filter(({ succeeded }) => !succeeded).map(({ id }) => id)).toEqual([])
})

test('97 of 100 fields are seen, the others have a reason, and no reason stands beside a field that came', () => {
  const unseen = result.operations.flatMap(({ id, coverage }) =>
    (coverage?.unseen ?? []).map(({ at, reason }) => ({ place: `${id} ${at}`, reason })),
  )
  expect(unseen.filter(({ reason }) => reason === undefined)).toEqual([])
  const all = result.operations.reduce((sum, { coverage }) => sum + (coverage?.fields ?? 0), 0)
  expect(all).toBeGreaterThan(1000)
  expect(unseen.length / all).toBeLessThanOrEqual(0.03)
  const needed = new Set(unseen.map(({ place }) => place))
  const places = Object.keys(UNSEEN_REASONS).filter((place) => place.includes(' '))
  expect(places.filter((place) => !needed.has(place))).toEqual([])
})

test('what the run has changed of its member is as it was', () => {
  const ravi = { merchant: 'bdtdemo', username: 'ravi88' } as const
  expect(db.favorites.findMany((q) => q.where(ravi))).toEqual([])
  const { info, iconId } = findAccount(db, ravi.merchant, ravi.username) ?? {}
  expect(info?.nickname).toBe('Ravi_88')
  expect(iconId).toBe(memberIcons[0]?.iconId)
})

test('BEYOND-10, BEYOND-11 limits and breaks are provoked by two members of their own, and the member has neither after', () => {
  const by = (code: string) => result.operations.filter(({ provoked }) => provoked.includes(code)).map(({ id }) => id)
  const deposits = result.operations.map(({ id }) => id).filter((id) => /^create.*Deposit$/.test(id))
  expect(by('DEPOSIT_LIMIT_REACHED').sort()).toEqual([...deposits].sort())
  expect(by('COOLING_OFF').sort()).toEqual([...deposits, 'createLotteryTicket', 'launchGame'].sort())
  const member = findAccount(db, 'bdtdemo', 'ravi88')
  expect([member?.depositLimits, member?.breakEndsAt]).toEqual([undefined, undefined])
})

test('no report holds a secret', () => {
  for (const report of [printHtml(result), printJunit(result), JSON.stringify(result)]) {
    expect(report).not.toContain(seededAccounts.member?.password)
    expect(report).not.toContain(seededAccounts.agent?.password)
  }
})

const NOBODY = readCredentials({})

test.each([
  ['once more', seededAccounts],
  ['with a member alone', { ...NOBODY, member: seededAccounts.member }],
  ['without accounts', NOBODY],
])(
  'the stub holds %s: what cannot be tried is left out with the reason',
  { timeout: TIME_LIMIT_MS },
  async (_, credentials) => {
    const only = [
      'checkEmail',
      'updateMemberEmail',
      'applyPromotion',
      'createManualDeposit',
      'setPlayLimits',
      'withdraw',
      'removeBankCard',
      'markInboxRead',
      'listWalletTransfers',
      'getTeamKpiA',
    ]
    const { operations } = await verify(contract, options({ only, credentials }))
    expect(operations.flatMap(({ findings }) => findings)).toEqual([])
    expect(operations.flatMap(({ open }) => open).filter(({ reason }) => reason === '')).toEqual([])
  },
)

test('BEYOND-14 of a member whom nobody knows every order says so', { timeout: TIME_LIMIT_MS }, async () => {
  const setIdentity = (identity: string) =>
    fetch(`${stub.url}/__mock/account`, { method: 'PUT', body: JSON.stringify({ username: 'ravi88', identity }) })
  await setIdentity('REQUIRED')
  const only = ['createManualDeposit', 'createGatewayDeposit', 'withdraw', 'addDepositProof']
  const { operations } = await verify(contract, options({ only }))
  await setIdentity('CONFIRMED')
  expect(operations.flatMap(({ findings }) => findings)).toEqual([])
  const asked = operations.filter(({ provoked }) => provoked.includes('IDENTITY_REQUIRED')).map(({ id }) => id)
  expect(asked).toEqual(['createManualDeposit', 'createGatewayDeposit', 'withdraw'])
})

test(
  'BEYOND-15 a reset of the payment password holds withdrawals where the merchant does so',
  { timeout: TIME_LIMIT_MS },
  async () => {
    const { operations } = await verify(contract, options({ merchant: 'tlbdemo', only: ['withdraw'] }))
    expect(operations.flatMap(({ findings }) => findings)).toEqual([])
    expect(operations.flatMap(({ provoked }) => provoked)).toContain('WITHDRAWALS_HELD')
  },
)

test('an account that is refused ends the run at once, and so does a merchant that the server has not', async () => {
  const credentials = { ...NOBODY, member: { username: 'newcomer', password: 'wrong-word-1' } }
  await expect(verify(contract, options({ credentials }))).rejects.toThrow(
    new UsageError('the account of GATEWAY_USER cannot sign in at bdtdemo (CREDENTIALS_INVALID).'),
  )
  await expect(verify(contract, options({ merchant: 'nowhere' }))).rejects.toThrow(
    new UsageError('the server has no merchant "nowhere".'),
  )
})

test('with --read-only nothing that writes is sent', { timeout: TIME_LIMIT_MS }, async () => {
  const only = ['updateNickname', 'listTxCodes', 'logout']
  const { operations } = await verify(contract, options({ only, readOnly: true }))
  expect(operations.map(({ id, skipped }) => [id, skipped])).toEqual([
    ['logout', 'writes, and --read-only is set'],
    ['updateNickname', 'writes, and --read-only is set'],
    ['listTxCodes', undefined],
  ])
})

test('a server of quite another kind is judged to the end', { timeout: TIME_LIMIT_MS }, async () => {
  let calls = 0
  const alien = createServer((_, response) => {
    calls += 1
    if (calls % 3 === 0) return void response.destroy()
    if (calls % 3 === 1) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nothing</h1>')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"success":true,"value":{"info":{"encryptionKey":5},"games":[null,3],"token":7}}')
  })
  await new Promise<void>((resolve) => {
    alien.listen(0, '127.0.0.1', resolve)
  })
  const address = alien.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const only = ['login', 'getMemberInfo', 'addFavorite', 'withdraw']
  const target = `http://127.0.0.1:${port}`
  // An account would have to sign in.
  const { operations } = await verify(contract, options({ target, only, credentials: NOBODY }))
  alien.closeAllConnections()
  alien.close()
  expect(operations.filter(({ findings }) => findings.length === 0)).toEqual([])
})

test(
  'Ctrl-C ends a run before its next step, and what it has changed is put back',
  async () => {
    const { member } = seededAccounts
    vi.stubEnv('GATEWAY_USER', member?.username)
    vi.stubEnv('GATEWAY_PASSWORD', member?.password)
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const report = mkdtempSync(join(tmpdir(), 'verify-'))
    const nickname = () => findAccount(db, 'bdtdemo', 'ravi88')?.info.nickname
    expect(nickname()).toBe('Ravi_88')
    const run = verb.run({ target: stub.url, only: 'updateNickname', rate: '10', report }, [])
    await vi.waitFor(() => expect(nickname()).not.toBe('Ravi_88'), TIME_LIMIT_MS)
    process.emit('SIGINT')
    await expect(run).rejects.toThrow(new StoppedError('the run was stopped before its end, so there is no report.'))
    expect(nickname()).toBe('Ravi_88')
    log.mockRestore()
    vi.unstubAllEnvs()
  },
  TIME_LIMIT_MS,
)

test('why a run failed is said, also where what it changed cannot be put back, and each thing is tried', async () => {
  const tried: string[] = []
  const start = (_: unknown, context: Context) => {
    for (const name of ['first', 'last'])
      context.afterwards(() => {
        tried.push(name)
        return Promise.reject(new Error(`${name} is not put back`))
      })
  }
  const only = ['getSystemStatus']
  const step = () => {
    throw new Error('the run failed')
  }
  await expect(verify(contract, options({ only }), { start, step })).rejects.toThrow('the run failed')
  expect(tried).toEqual(['last', 'first'])
  await expect(verify(contract, options({ only }), { start })).rejects.toThrow('last is not put back')
})

test.each([
  [['--target', 'http://127.0.0.1:9'], 2, '127.0.0.1:9 cannot be reached (connection refused). Nothing was sent.'],
  [[], 2, 'name the server with --target URL; nothing is called by default.'],
])('wrong use is one line and code 2: %s', { timeout: TIME_LIMIT_MS }, async (args, code, line) => {
  const report = mkdtempSync(join(tmpdir(), 'verify-'))
  const ended = await runCommand('node', ['scripts/contract/cli.ts', 'verify', ...args, '--report', report])
  expect(ended).toMatchObject({
    code,
    stdout: '',
    stderr: `contract verify: ${line} See npm run contract -- verify --help.\n`,
  })
})
