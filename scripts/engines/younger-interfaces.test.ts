import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { forgettingScript, youngerInterfaces, type CompatData, type Interface } from './younger-interfaces.ts'

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
      made: since('12'),
      told_event: since('15'),
      old: since('12.2'),
      unknown: since('≤13'),
      other: since({ version_added: '9', prefix: 'webkit' }),
      both: since('16', '10'),
    },
  },
  javascript: {
    builtins: {
      List: { ...since(true), at: since('15.4') },
      Intl: { ...since('10'), Format: { ...since('10'), Format: since('13'), parts: since('13') }, Young: since('14') },
    },
  },
}

const told = (version: number) => youngerInterfaces(data, 'ios', version).map((one) => one.join(' '))

it('a version has what was there by then under its own name, and nothing else', () => {
  expect(told(12.4)).toEqual([
    'window Young',
    'window Never',
    'window Soon',
    'Old.prototype young',
    'Old made',
    'Old.prototype ontold',
    'Old.prototype other',
    'List at',
    'List.prototype at',
    'Intl.Format parts',
    'Intl.Format.prototype parts',
    'Intl Young',
  ])
  expect(told(99)).toEqual(['window Never', 'window Soon', 'Old.prototype other'])
})

it('a page forgets them, and keeps all else', () => {
  const page = createContext({})
  runInContext('window = this; Young = 1; this.List = class { at() {} made() {} static made() {} }', page)
  const gone: Interface[] = [
    ['window', 'Young'],
    ['List.prototype', 'at'],
    ['List', 'made'],
    ['Missing.prototype', 'part'],
    ['window', 'Gone'],
  ]
  runInContext(forgettingScript(gone), page)
  const left = '[typeof Young, typeof List, typeof List.made, typeof new List().made, typeof new List().at].join()'
  expect(runInContext(left, page)).toBe('undefined,function,undefined,function,undefined')
})
