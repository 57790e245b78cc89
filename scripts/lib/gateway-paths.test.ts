import { expect, test } from 'vitest'
import { GATEWAY } from '#src/app/worker/requests.ts'
import { GATEWAY_PREFIXES } from './gateway-paths.ts'

test('the service worker leaves alone what servers pass on, and nothing else', () => {
  const inner = GATEWAY_PREFIXES.map((prefix) => prefix.slice(1, -1))
  expect(GATEWAY).toEqual(new RegExp(`^/(${inner.join('|')})/`))
})
