import { expect, test } from 'vitest'
import { UsageError } from '#scripts/lib/command-line.ts'
import { readOptions } from './options.ts'

const read = (flags: Record<string, string | boolean>, environment: Record<string, string> = {}) =>
  readOptions(
    flags,
    environment,
    [
      { id: 'login', tag: 'session' },
      { id: 'logout', tag: 'session' },
    ],
    /^[a-z][a-z0-9]{2,31}$/,
  )

test.each([
  [{}, /--target/],
  [{ target: 'gw.example' }, /not an http or https URL/],
  [{ target: 'ftp://gw.example' }, /not an http or https URL/],
  [{ target: 'https://ravi:word@gw.example' }, /remove the user name and password/],
  [{ target: 'https://gw.example/wps?x=1' }, /no query/],
  [{ target: 'https://gw.example', inbox: 'log' }, /--inbox is not an http or https URL/],
  [{ target: 'https://gw.example', inbox: 'https://ravi:word@gw.example/log' }, /password from --inbox/],
  [{ target: 'https://gw.example', rate: 'fast' }, /--rate/],
  [{ target: 'https://gw.example', rate: '0' }, /--rate/],
  [{ target: 'https://gw.example', rate: 'Infinity' }, /--rate/],
  [{ target: 'https://gw.example', only: 'login,logn' }, /"logn"; did you mean login/],
  [{ target: 'https://gw.example', 'other-merchants': 'inrdemo,' }, /--other-merchants has an empty part/],
  [{ target: 'https://gw.example', 'other-merchants': 'inrdemo, inrdemo' }, /--other-merchants names inrdemo twice/],
  [{ target: 'https://gw.example', merchant: 'BDTdemo' }, /--merchant: "BDTdemo" is no code of a merchant/],
  [{ target: 'https://gw.example', merchant: '' }, /--merchant: "" is no code/],
  [{ target: 'https://gw.example', 'other-merchants': 'in' }, /--other-merchants: "in" is no code of a merchant/],
  [{ target: 'https://gw.example', 'other-merchants': 'bdtdemo' }, /bdtdemo is the one of --merchant/],
  [{ target: 'https://gw.example', merchant: 'abc', 'other-merchants': 'bcd,abc' }, /abc is the one of --merchant/],
])('%o is refused with a sentence', (flags, sentence) => {
  expect(() => read(flags)).toThrow(sentence)
})

test.each(['http://[ravi:word', '//ravi:word@gw.example/log', 'gw.example/log?token=word'])(
  'a malformed --inbox is not quoted, because it may hold a secret: %s',
  (inbox) => {
    const refusal = '--inbox is not an http or https URL. Write it as https://host/path.'
    expect(() => read({ target: 'https://gw.example', inbox })).toThrow(new UsageError(refusal))
  },
)

test('a foreign server gets ten calls a second, one of this machine as many as it answers', () => {
  expect(read({ target: 'https://gw.example' })).toMatchObject({ rate: 10 })
  expect(read({ target: 'https://gw.example/base/path/' })).toMatchObject({ target: 'https://gw.example/base/path' })
  expect(read({ target: 'http://127.0.0.1:4010/' })).toMatchObject({ rate: Number.POSITIVE_INFINITY })
  expect(read({ target: 'http://localhost:4010', rate: '5' })).toMatchObject({ rate: 5 })
})

test('a tag stands for its operations, and each operation is there once', () => {
  expect(read({ target: 'https://gw.example', only: 'session' })).toMatchObject({ only: ['login', 'logout'] })
  expect(read({ target: 'https://gw.example', only: 'login,session' })).toMatchObject({ only: ['login', 'logout'] })
})

test('an account needs its password, and a password its account', () => {
  const accounts = { GATEWAY_AGENT_USER: 'a', GATEWAY_AGENT_PASSWORD: 'b' }
  expect(read({ target: 'https://gw.example', only: 'login' }, accounts)).toMatchObject({
    only: ['login'],
    credentials: { member: undefined, agent: { username: 'a', password: 'b' } },
  })
  const halves: Record<string, string>[] = [{ GATEWAY_USER: 'ravi88' }, { GATEWAY_PASSWORD: 'x' }]
  for (const half of halves)
    expect(() => read({ target: 'https://gw.example' }, { ...accounts, ...half })).toThrow(
      'GATEWAY_USER and GATEWAY_PASSWORD go together',
    )
})

test.each(['GATEWAY_USER', 'GATEWAY_MOBILE'])('%s that is set and empty is a secret that has not arrived', (name) => {
  const empty = { GATEWAY_USER: '', GATEWAY_PASSWORD: '', [name]: '' }
  expect(() => read({ target: 'https://gw.example' }, { [name]: '' })).toThrow(`${name} is set, and empty.`)
  expect(() => read({ target: 'https://gw.example' }, empty)).toThrow('GATEWAY_USER is set, and empty.')
})
