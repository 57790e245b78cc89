import { expect, test } from 'vitest'
import { presentContract } from '../judge/present-contract.ts'
import { picture, toWire, type Call } from './call.ts'
import { toCurl } from './curl.ts'
import { Secrets } from './secrets.ts'

const contract = presentContract()
if (!contract) throw new Error('no contract')

function curlOf(id: string, more: Partial<Call>): string {
  const operation = contract?.operations.find((one) => one.id === id)
  if (!operation) throw new Error(`no ${id}`)
  const call: Call = { operation, query: {}, headers: {}, body: undefined, who: 'nobody', ...more }
  return toCurl(call, toWire(call, 'https://gw.example', undefined), new Secrets())
}

test('a long body stands there whole, so that the command repeats the call', () => {
  const nickname = 'n'.repeat(5000)
  expect(curlOf('updateNickname', { body: { nickname } })).toContain(`--data-raw '{"nickname":"${nickname}"}'`)
  const content = 'c'.repeat(5000)
  expect(curlOf('sendFeedback', { body: { content } })).toContain(`--form-string 'content=${content}'`)
})

test('no value is read as a file or an option of curl, only a file is one', () => {
  const form = curlOf('sendFeedback', { body: { content: '@/etc/passwd', type: '<x;type=y', images: [picture()] } })
  expect(form).toContain(`--form-string 'content=@/etc/passwd'`)
  expect(form).toContain(`--form-string 'type=<x;type=y'`)
  expect(form).toContain(`-F 'images=@verify.png;type=image/png'`)
  expect(curlOf('updateNickname', { rawBody: '@/etc/passwd' })).toContain(`--data-raw '@/etc/passwd'`)
})

test('a cookie that the call had is a variable', () => {
  const curl = curlOf('updateNickname', { headers: { Cookie: 'captcha=4f7a90d1' }, body: {} })
  expect(curl).toContain('-H "Cookie: $GATEWAY_COOKIE"')
  expect(curl).not.toContain('4f7a90d1')
  expect(curlOf('updateNickname', { body: {} })).not.toContain('Cookie')
})
