import { compileFunction } from 'node:vm'
import { expect, it } from 'vitest'
import { type Facts, foldCode } from './fold-code.ts'

it.each<[string, Partial<Facts>, string, string]>([
  ['a variable', { variables: { on: '!1' } }, 'on && run(); x.on = { on: on };', '!1 && run(); x.on = { on: !1 };'],
  [
    'a shorthand',
    { variables: { on: '!1' } },
    'let { on } = a; run({ on, off });',
    'let { on } = a; run({ on: !1, off: off });',
  ],
  [
    'nothing of an export',
    { variables: { on: '!1' } },
    'let a = on; export { a, b as c };',
    'let a = !1; export { a, b as c };',
  ],
  ['setting it', { variables: { on: '!1' } }, 'var on = !1; y = on = make();', 'var on = !1; y = (make());'],
  ['a property', { properties: { old: 'null' } }, 'null !== a.b.old; a.old = 1;', 'null !== null; (1);'],
  ['a property of what is made', { properties: { old: 'null' } }, 'a.old = make().old;', '(make().old);'],
  ['a call', { calls: { pop: '!1' } }, 'if (pop(a)) run(pop);', 'if ((!1)) run(pop);'],
  ['a call with effects', { calls: { pop: '!1' } }, 'pop(a, (b = next()));', '(b = next(), !1);'],
  [
    'an entry',
    { entries: ['hook'] },
    'o = { hook: make, other: x }; o.hook = f;',
    'o = { hook: null, other: x }; (f);',
  ],
  ['a class', { classes: ['Old'] }, 'Old.prototype.run = f; new Old();', '(f); null;'],
  ['a tag', { tags: [26] }, 'if (26 === a.tag || 26 !== tag) run(26 === b);', 'if (!1 || !0) run(26 === b);'],
  ['a mask', { masks: [6] }, 'x = (a & 6) === a;', 'x = !1;'],
])('folds %s', (_what, facts, code, folded) => expect(foldCode(code, facts)).toBe(folded))

it.each([
  ['case 1: a(); break; case 2: b(); break; default: c();', [1, 3]],
  // What falls into the case that never comes still needs its body.
  ['case 1: a(); case 2: b(); break; default: c();', [1, 2, 3]],
  // And what only it falls into does not.
  ['case 1: a(); break; case 2: b(); case 3: c(); return; case 4: d();', [1, 3, 4]],
])('leaves out a case that never comes: %s', (cases, bodies) => {
  const folded = foldCode(`function f(x) { switch (x.tag) { ${cases} } }`, { tags: [2] })
  expect(folded).not.toContain('case 2')
  expect(['a()', 'b()', 'c()', 'd()'].flatMap((call, index) => (folded.includes(call) ? [index + 1] : []))).toEqual(
    bodies,
  )
})

it.each(['', ' default: b();'])('keeps the variables of a case that never comes, before %j', (rest) => {
  const code = `switch (x.tag) { case 1: n = 7; break; case 2: var n = 1, m;${rest} } out.push(n, m);`
  const out: unknown[] = []
  compileFunction(`'use strict'; ${foldCode(code, { tags: [2] })}`, ['x', 'out'])({ tag: 1 }, out)
  expect(out).toEqual([7, undefined])
})

it('leaves out a case by its name', () => {
  const code = 'switch (type) { case OLD_TYPE: return a(); case TYPE: run(); }'
  expect(foldCode(`function f(type) { ${code} }`, { cases: ['OLD_TYPE'] })).not.toContain('a()')
})

it('tells of facts that the code knows nothing of', () => {
  expect(() => foldCode('run();', { variables: { gone: 'null' }, tags: [26] })).toThrow('gone, 26')
})
