import { expect, test } from 'vitest'
import { Secrets } from './secrets.ts'

function secrets(): Secrets {
  const made = new Secrets()
  made.add('GATEWAY_PASSWORD', 'lan"tern 88')
  made.add('GATEWAY_TOKEN', '0123456789abcdef0123')
  made.add('GATEWAY_EMAIL', undefined)
  return made
}

test('secrets give way to their variables, also as they stand in addresses and in JSON', () => {
  expect(secrets().hide('a lan"tern 88 b')).toBe('a $GATEWAY_PASSWORD b')
  expect(secrets().hide('?p=lan%22tern%2088')).toBe('?p=$GATEWAY_PASSWORD')
  expect(secrets().hide(JSON.stringify({ p: 'lan"tern 88' }))).toBe('{"p":"$GATEWAY_PASSWORD"}')
})

test('the beginning of a secret before a cut is hidden too', () => {
  expect(secrets().hide('{"token":"0123456789ab…')).toBe('{"token":"$GATEWAY_TOKEN…')
  expect(secrets().hide('nothing secret…')).toBe('nothing secret…')
})
