import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { forgettingScript, youngerInterfaces, type CompatData } from './younger-interfaces.ts'

const since = (...added: (string | boolean | object)[]): CompatData => ({
  __compat: {
    support: { ios: added.map((one) => (typeof one === 'object' ? one : { version_added: one })) },
  },
})
const data: CompatData = {
  api: {
    Young: since('13'),
    Never: since(false),
    Soon: since('preview'),
    Old: {
      ...since('3'),
      young: since('13.4'),
      made_static: since('14'),
      told_event: since('15'),
      old: since('12.2'),
      unknown: since('≤13'),
      other: since({ version_added: '9', prefix: 'webkit' }),
      both: since('16', '10'),
    },
  },
  javascript: { builtins: { List: { ...since(true), at: since('15.4') } } },
}

it('a version has what was there by then under its own name, and nothing else', () => {
  expect(youngerInterfaces(data, 'ios', 12.4).map((one) => one.join('.'))).toEqual([
    'Young',
    'Never',
    'Soon',
    'Old.young',
    'Old.made',
    'Old.ontold',
    'Old.other',
    'List.at',
  ])
  expect(youngerInterfaces(data, 'ios', 99).map((one) => one.join('.'))).toEqual(['Never', 'Soon', 'Old.other'])
})

it('a page forgets them, and keeps all else', () => {
  const page = createContext({})
  runInContext(
    'window = this; Young = 1; class List { at() {} static of() {} static made() {} }; this.List = List',
    page,
  )
  runInContext(forgettingScript([['Young'], ['List', 'at'], ['List', 'made'], ['Missing', 'part'], ['Gone']]), page)
  expect(
    runInContext('[typeof Young, typeof List, typeof List.of, typeof List.made, typeof new List().at]', page),
  ).toEqual(['undefined', 'function', 'function', 'undefined', 'undefined'])
})
