import { merchantCodes } from '#mock/data/accounts.ts'
import { UsageError } from '#scripts/lib/command-line.ts'
import type { Contract, ContractOperation } from '../judge/contract.ts'
import { Coverage } from './seen/coverage.ts'
import { reasonFor } from './seen/reasons.ts'
import type { Exchange } from './exchange.ts'
import { FindingList } from './findings.ts'
import { Context } from './context.ts'
import { OperationRun, type RunListener } from './operation-run.ts'
import type { VerifyOptions } from './options.ts'
import { rememberMember } from './own-things.ts'
import type { OperationResult, VerifyResult } from './result.ts'

/** Operations that would disturb the others come last, in this order. */
const LAST = ['changePassword', 'resetPassword', 'logout']

/**
 * Runs the contract's operations against a server and judges every answer. What it changes for others is put back,
 * however it ends.
 *
 * @param signal ends the run before its next step; the promise is rejected with the reason
 * @throws UsageError when an account from the environment cannot sign in, for whatever reason
 */
export async function verify(
  contract: Contract,
  options: VerifyOptions,
  listener: RunListener = {},
  signal?: AbortSignal,
): Promise<VerifyResult> {
  const start = performance.now()
  const startedAt = new Date().toISOString()
  const watched: Exchange[] = []
  const context = new Context(contract, options, (exchange) => watched.push(exchange))
  for (const name of ['member', 'agent', 'operator', 'limited', 'resting'] as const) {
    context.secrets.add(
      `GATEWAY_${name === 'member' ? '' : `${name.toUpperCase()}_`}PASSWORD`,
      options.credentials[name]?.password,
    )
    context.secrets.add(
      `GATEWAY_${name === 'member' ? '' : `${name.toUpperCase()}_`}USER`,
      options.credentials[name]?.username,
    )
  }
  context.secrets.add('GATEWAY_PAYMENT_PASSWORD', options.credentials.paymentPassword)
  context.secrets.add('GATEWAY_EMAIL', options.credentials.email)
  context.secrets.add('GATEWAY_MOBILE', options.credentials.mobile)
  await mustSignIn(context)
  const tell = (sentence: string) => listener.left?.(sentence)
  const list = new FindingList(context.secrets)
  const results = new Map<string, OperationResult>()
  const succeeded = new Set<string>()
  const coverage = new Coverage(contract.document)
  const ordered = inOrder(contract, options)
  try {
    await rememberMember(
      context,
      ordered.map(({ id }) => id),
      tell,
    )
    for (const operation of ordered) {
      const runner = new OperationRun(context, operation, { list, watched, listener, signal, succeeded, coverage })
      listener.start?.(operation, context)
      results.set(operation.id, await runner.run())
      const result = results.get(operation.id)
      if (result) listener.end?.(result)
    }
  } catch (error) {
    // Why the run ended counts for more than what could not be put back.
    await context.putBack(tell).catch(() => undefined)
    throw error
  }
  await context.putBack(tell)
  const operations = contract.operations.flatMap(({ id }) => results.get(id) ?? [])
  for (const result of operations) {
    result.findings = list.of(result.id)
    result.succeeded = succeeded.has(result.id)
    result.coverage = coverage.of(context.operation(result.id))
    if (result.succeeded) delete result.wanting
    else result.wanting ??= reasonFor(result.id) ?? 'nothing is known that would bring one'
  }
  return {
    target: options.target,
    contract: contract.version,
    startedAt,
    tookMs: performance.now() - start,
    sent: context.client.sent,
    operations,
  }
}

/** What the server says of accounts that are wrong. */
const REFUSED = ['CREDENTIALS_INVALID', 'ACCOUNT_DISABLED', 'LOGIN_LOCKED', 'NOT_A_MEMBER', 'CAPTCHA_REQUIRED']

/** An encrypted login names its merchant. A server that does not have the merchant cannot decrypt the login. */
const NOT_DECRYPTED = 'PAYLOAD_REJECTED'

/** The accounts that sign in on the member side, with the variables that name them. */
const ACCOUNTS = [
  ['member', 'GATEWAY_USER'],
  ['agent', 'GATEWAY_AGENT_USER'],
  ['limited', 'GATEWAY_LIMITED_USER'],
  ['resting', 'GATEWAY_RESTING_USER'],
] as const

/** Without the session of an account most cases would be left out, as if none had been named. */
async function mustSignIn({ sessions, options: { merchant } }: Context): Promise<void> {
  const isForeign = !merchantCodes.some((code) => code === merchant)

  for (const [who, variable] of ACCOUNTS) {
    const failure = await sessions.loginFailure(who)
    if (failure === undefined) continue
    if (failure === NOT_DECRYPTED && isForeign) throw new UsageError(`the server has no merchant "${merchant}".`)
    if (REFUSED.includes(failure))
      throw new UsageError(`the account of ${variable} cannot sign in at ${merchant} (${failure}).`)
    throw new UsageError(`${variable} could not sign in (${failure}).`)
  }
}

function inOrder({ operations }: Contract, { only }: VerifyOptions): ContractOperation[] {
  const wanted = operations.filter(({ id }) => only.length === 0 || only.includes(id))
  const rank = ({ id }: ContractOperation) => LAST.indexOf(id)
  return [...wanted].sort((a, b) => rank(a) - rank(b))
}
