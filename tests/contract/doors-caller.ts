import { getResponse } from 'msw'
import { handlerFor } from '#mock/generated/handlers.ts'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { mediaResponse } from '#mock/pages/media.ts'
import { runtime } from '#mock/state/runtime.ts'
import type { Value } from '#src/api/generated/operations.ts'
import { isEncrypted, encryptCall } from '../support/encrypt-call.ts'

const ORIGIN = 'http://site.example'

export interface Asked {
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, a form as it is; encrypted where it has to be, unless a header says that it is. */
  readonly body?: unknown
  readonly token?: string
  readonly cookie?: string
  readonly merchant?: string
}

export interface Answer<Op extends OperationId> {
  readonly status: number
  readonly headers: Headers
  /** Of a failure. */
  readonly code: string | undefined
  /** Of a success; of a failure where it carries one. */
  readonly value: Value<Op>
}

/** Makes one call at the stub's handler, without a network. */
export async function ask<Op extends OperationId>(id: Op, asked: Asked = {}): Promise<Answer<Op>> {
  const { method, path } = operations[id]
  const handler = handlerFor[`${method} ${path}`]
  if (!handler) throw new Error(`No handler for ${id}`)
  const query = new URLSearchParams(asked.query)
  const headers = new Headers(asked.headers)
  const isForm = asked.body instanceof FormData
  const isPlain = isEncrypted(id) && !headers.has('X-Encryption-Key')
  const encrypted = isPlain && asked.body ? await encryptCall(id, asked.body, asked.merchant) : undefined
  if (encrypted) headers.set('X-Encryption-Key', encrypted.header['X-Encryption-Key'])
  if (asked.body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
  if (asked.token !== undefined) headers.set('Authorization', `Bearer ${asked.token}`)
  if (asked.cookie !== undefined) headers.set('Cookie', asked.cookie)
  if (asked.merchant !== undefined) headers.set('X-Merchant', asked.merchant)
  const body =
    asked.body === undefined
      ? {}
      : { body: asked.body instanceof FormData ? asked.body : JSON.stringify(encrypted?.body ?? asked.body) }
  const request = new Request(`${ORIGIN}${path}?${query}`, { method, headers, ...body })
  const response = await getResponse([handler], request, { baseUrl: ORIGIN })
  if (!response) throw new Error(`${id} did not answer`)
  const { code, value } = JSON.parse(await response.text())
  return { status: response.status, headers: response.headers, code, value }
}

/** Opens a page of the stub below `/media/`. */
export async function openMedia(path: string): Promise<{ status: number; text: string; headers: Headers }> {
  const response = mediaResponse(new URL(path, ORIGIN))
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** A login before it is encrypted. */
export const loginOf = (fields: Readonly<Record<string, string>>): object => ({
  type: 'username',
  captcha: '',
  ...fields,
})

/** A registration before it is encrypted. */
export function registrationOf(fields: Readonly<Record<string, string>>): object {
  const empty = ['username', 'affiliateCode', 'paymentPassword', 'recommenderId', 'nickname']
  const social = ['idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo']
  return {
    ...Object.fromEntries([...empty, ...social].map((field) => [field, ''])),
    type: 0,
    registerMethod: 'H5',
    registerUrl: 'site.example',
    domain: 'site.example',
    countryDialingCode: '880',
    email: 'tareq.new@mail.example',
    payeeName: 'Nusrat Jahan',
    password: 'lantern88',
    confirmPassword: 'lantern88',
    verificationCode: '730912',
    ageAndTermsConfirmed: true,
    ...fields,
  }
}

/** An encrypted login, for whoever tampers with it. */
export async function encryptLogin(fields: Readonly<Record<string, string>>) {
  const { header: headers, body } = await encryptCall('login', loginOf(fields))
  return { headers, body }
}

/** Signs in and returns the answer. */
export async function login(
  username: string,
  password: string,
  more: { captcha?: string; cookie?: string; merchant?: string } = {},
): Promise<Answer<'login'>> {
  const { captcha = '', cookie, merchant = 'bdtdemo' } = more
  const body = loginOf({ username, password, captcha })
  return ask('login', { body, merchant, ...(cookie === undefined ? {} : { cookie }) })
}

/** The token of a fresh session. */
export async function tokenOf(username = 'ravi88', password = 'lantern88', merchant = 'bdtdemo'): Promise<string> {
  const { value, code } = await login(username, password, { merchant })
  if (code !== undefined) throw new Error(`${username} was refused: ${code}`)
  return value.token
}

/** A fresh captcha: its cookie, and what its picture shows. */
export async function newCaptcha(): Promise<{ cookie: string; answer: string; picture: string }> {
  const { headers, value } = await ask('getCaptcha')
  const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? ''
  return { cookie, answer: runtime.captchas.at(-1)?.answer ?? '', picture: value }
}
