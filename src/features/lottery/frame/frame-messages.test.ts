// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readFrameMessage } from './frame-messages.ts'

const origin = 'https://lottery.lanternhouse.example'
const frame = document.body.appendChild(document.createElement('iframe')).contentWindow
const other = document.body.appendChild(document.createElement('iframe')).contentWindow
const speaker = { origin, window: frame }
const hear = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
  readFrameMessage({ data, origin, source: frame, ...from }, speaker)

describe('messages of the lottery frame', () => {
  it.each([
    { type: 'play', gameId: '7001' },
    { type: 'play', gameId: 'SSC.1' },
    { type: 'close' },
    { type: 'balanceChanged' },
    { type: 'sessionExpired' },
  ])('GAP-107 takes %j from the frame', (message) => expect(hear(message)).toEqual(message))

  it.each([
    ['another origin', { type: 'close' }, { origin: 'https://evil.example' }],
    ['an origin that begins alike', { type: 'close' }, { origin: `${origin}.evil.example` }],
    ['another scheme', { type: 'close' }, { origin: 'http://lottery.lanternhouse.example' }],
    ['another port', { type: 'close' }, { origin: `${origin}:8443` }],
    ['a sandbox without an origin', { type: 'close' }, { origin: 'null' }],
    ['another frame of the same origin', { type: 'close' }, { source: other }],
    ['this very page', { type: 'close' }, { source: window }],
    ['no window at all', { type: 'close' }, { source: null }],
    ['an unknown type', { type: 'navigate', to: 'https://evil.example' }, {}],
    ['a text', JSON.stringify({ type: 'close' }), {}],
    ['more than the schema has', { type: 'close', to: 'https://evil.example' }, {}],
    ['a game id that is a path', { type: 'play', gameId: '../../home' }, {}],
    ['a game id that no address can hold', { type: 'play', gameId: '7\ud800' }, {}],
  ] as const)('GAP-107 does not hear %s', (_who, data, from) => expect(hear(data, from)).toBeUndefined())

  it('GAP-107 hears nobody before the frame is there', () => {
    expect(
      readFrameMessage({ data: { type: 'close' }, origin, source: null }, { origin, window: undefined }),
    ).toBeUndefined()
  })
})
