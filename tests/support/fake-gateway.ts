import { operations } from '#mock/generated/operations.ts'
import type { GatewayCode } from '#src/api/gateway-error.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { RegisterSettings, SiteInfo } from '#src/api/generated/types.ts'
import { configureGateway } from '#src/api/settings.ts'
import { leaveLostSession } from '#src/core/session/leave-lost-session.ts'
import { readEncryptionKey } from '#src/core/site/site-status.ts'
import { getSession } from '#src/core/session/session.ts'
import { siteStatus } from './render-site.tsx'
import { carriedBy, encryptionKey } from './test-key.ts'

export type Answer = () => Response | Promise<Response>

export const success = (value: unknown = null) => Response.json({ success: true, value })
export const failure = (code: string, status = 422, value?: unknown) =>
  Response.json({ success: false, code, message: 'never shown', value }, { status })

const on = { enabled: true, required: false }

/** Everything that a gateway can ask for in a registration. */
export const everyField: RegisterSettings = {
  username: { ...on, required: true },
  mobileNum: on,
  email: on,
  nickname: on,
  payeeName: on,
  birthDate: on,
  affiliateCode: on,
}

/** One call as the gateway got it. */
export interface Call {
  operation: OperationId
  path: string
  query: Record<string, string>
  /** What was sent; encrypted bodies are decrypted. */
  body: Record<string, unknown>
  /** What travelled, as it did: headers and body. */
  raw: string
  device: string | null
}

interface FakeGateway {
  /** What it answers to a call; undefined where all goes well. */
  answer?: (call: Call, signal: AbortSignal) => Response | Promise<Response> | undefined
  /** What it says when all goes well, in place of the usual. */
  values?: Partial<Record<OperationId, unknown>>
  whitelabel?: SiteInfo['whitelabel']
  timeoutMs?: number
}

const names = new Map(Object.entries(operations).map(([name, { method, path }]) => [`${method} ${path}`, name]))

/** A gateway that answers as it is told, and otherwise well. What it was asked is in `calls`; pictures are numbered. */
export function fakeGateway(options: FakeGateway = {}) {
  const { answer, values, whitelabel = { MOBILEVERCODELOGIN3: true }, ...settings } = options
  const calls: Call[] = []
  const of = (operation: OperationId) => calls.filter((call) => call.operation === operation)
  const wait = { expirationTime: Date.now() + 120_000 }
  const usual: Partial<Record<OperationId, unknown>> = {
    getSystemStatus: siteStatus({ encryptionKey, whitelabel }),
    getRegisterSettings: everyField,
    listAnnouncements: { list: [] },
    sendRegisterSmsCode: wait,
    sendLoginSmsCode: wait,
    ...values,
  }
  configureGateway({
    retryBaseMs: 1,
    token: () => getSession()?.token,
    onSessionLost: leaveLostSession,
    encryption: { merchant: 'bdtdemo', readKey: readEncryptionKey },
    ...settings,
    fetch: async (request) => {
      const call = await callOf(request)
      calls.push(call)
      const picture = `data:image/svg+xml;base64,${btoa(String(of('getCaptcha').length))}`
      const value = call.operation === 'getCaptcha' ? picture : (usual[call.operation] ?? null)
      return answer?.(call, request.signal) ?? success(value)
    },
  })
  return { calls, of }
}

async function callOf(request: Request): Promise<Call> {
  const { pathname: path, searchParams } = new URL(request.url)
  return {
    // The table has exactly the operations of the contract as its keys.
    operation: names.get(`${request.method} ${path}`) as OperationId,
    path,
    query: Object.fromEntries(searchParams),
    raw: [...request.headers].join('\n') + (await request.clone().text()),
    body: await carriedBy(request),
    device: request.headers.get('Device'),
  }
}

const carried: Partial<Record<GatewayCode, () => unknown>> = {
  LOGIN_LOCKED: () => ({ retryAt: new Date(Date.now() + 600_000).toISOString() }),
  SMS_TOO_SOON: () => ({ expirationTime: Date.now() + 60_000 }),
  CAPTCHA_REQUIRED: () => ({ captcha: true }),
}

/** A gateway on which one operation fails with one code until it is mended; everything else goes well. */
export function failingGateway(operation: OperationId, code: GatewayCode) {
  let isMended = false
  const { of } = fakeGateway({
    answer: (call, signal) => (call.operation === operation && !isMended ? failAs(operation, code, signal) : undefined),
    values: {
      listCountries: { list: [{ country: 'BD', countryName: 'Bangladesh', currency: 'BDT', langList: ['BN', 'EN'] }] },
      getMemberInfo: { id: '1', nickname: 'Ravi_88', account: 'ravi88', type: 0 },
      getWallets: { currencySymbol: '৳', sumBalance: '12480.50' },
      getSecurityConfig: {
        paymentPassword: true,
        securityQuestions: false,
        email: true,
        mobileNum: true,
        payeeName: false,
        bankCards: 0,
        bankCardLimit: 5,
      },
    },
    ...(code === 'REQUEST_TIMEOUT' && { timeoutMs: 40 }),
  })
  return {
    timesAsked: (id: OperationId) => of(id).length,
    mend: () => {
      isMended = true
    },
  }
}

/** The failure of an operation with any code, those included that the client itself finds. */
export function failAs(operation: OperationId, code: GatewayCode, signal: AbortSignal): Promise<Response> | Response {
  if (code === 'NETWORK_UNREACHABLE') throw new TypeError('no network')
  if (code === 'REQUEST_TIMEOUT')
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if (code === 'CONTRACT_VIOLATION') return new Response('<h1>Bad Gateway</h1>', { status: 502 })
  const statuses: Partial<Record<GatewayCode, number>> = operations[operation].errors
  return failure(code, statuses[code] ?? 500, carried[code]?.())
}
