import { expect, it } from 'vitest'
import { lateFillings } from './late-fillings.ts'

it.each([
  ['a.map(Object.fromEntries)', ['fromEntries']],
  ['return Object.hasOwn(a,b)?a.at(-1):globalThis.b', ['at', 'globalThis', 'hasOwn']],
  ['queueMicrotask(a)', ['queueMicrotask']],
  ['a.replaceAll("b","c");a.matchAll(b);Promise.allSettled(a)', ['allSettled', 'matchAll', 'replaceAll']],
  ['const at=1;if(!("hasOwn"in Object&&"at"in[]))at(b);a.replace(/b/g,"c")', []],
])('%s uses what the oldest browsers get after the script of the document: %j', (script, names) => {
  expect(lateFillings(script)).toEqual(names)
})
