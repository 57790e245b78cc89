import { describe, expect, test } from 'vitest'
import type { ContractDocument } from '../document/openapi.ts'
import { changed, now } from '../../../tests/support/changed-contract.ts'
import { compareSchemas, type Direction } from './schema-diff.ts'

describe('a schema', () => {
  const say = (older: object, newer: object, direction: Direction) =>
    compareSchemas({ schema: older, document: now }, { schema: newer, document: now }, direction, '/x').map(
      ({ level, text }) => `${level}: ${text}`,
    )
  const both = (older: object, newer: object) => [...say(older, newer, 'request'), ...say(older, newer, 'answer')]

  test('whose values are widened or narrowed costs one side each', () => {
    expect(both({ enum: ['a'] }, { enum: ['a', 'b'] })).toEqual(['harmless: New values: "b"', 'risky: New values: "b"'])
    expect(both({ enum: ['a', 'b'] }, { enum: ['a'] })).toEqual([
      'breaking: Values that are gone: "b"',
      'harmless: Values that are gone: "b"',
    ])
  })

  test('of another type breaks both', () => {
    const text = 'breaking: The type is number now, it was string'
    expect(both({ type: 'string' }, { type: 'number' })).toEqual([text, text])
    expect(say({ type: 'number' }, { type: 'integer' }, 'answer')).toEqual([
      'harmless: The type is integer now, it was number',
    ])
  })

  test('with other fields', () => {
    const older = { properties: { a: {}, b: {} }, required: ['a'] }
    const newer = { properties: { b: {}, c: {} }, required: ['b', 'c'] }
    expect(both(older, newer)).toEqual([
      'breaking: The field is gone',
      'breaking: The field is required now',
      'breaking: A new field is required',
      'breaking: The field is gone',
      'harmless: The field is required now',
      'harmless: A new field is answered',
    ])
    expect(say({ properties: { a: {} }, required: ['a'] }, { properties: { a: {} } }, 'answer')).toEqual([
      'breaking: The field may be missing now',
    ])
  })

  test('with other bounds, forms and alternatives', () => {
    expect(both({ maxLength: 5 }, { maxLength: 3 })).toEqual([
      'breaking: maxLength is 3 now, it was 5',
      'harmless: maxLength is 3 now, it was 5',
    ])
    expect(say({ minimum: 1 }, {}, 'answer')).toEqual(['risky: minimum is open now, it was 1'])
    expect(say({}, { pattern: '^a' }, 'request')).toEqual(['breaking: It has the pattern ^a now'])
    expect(say({ oneOf: [{ title: 'A' }] }, { oneOf: [{ title: 'A' }, { title: 'B' }] }, 'answer')).toEqual([
      'risky: There is a new alternative, B',
    ])
  })

  test('whose alternatives become one object, or one object alternatives', () => {
    const object = (...fields: string[]) => ({
      type: 'object',
      properties: Object.fromEntries(fields.map((name) => [name, {}])),
      required: fields,
    })
    const choice = {
      oneOf: [
        { title: 'Link', ...object('url') },
        { title: 'Code', ...object('content') },
      ],
    }
    expect(both(choice, object('page'))).toContain('breaking: The field is gone')
    expect(say(choice, object('page'), 'answer')).toContain('breaking: The field is gone')
    expect(both(choice, object('url'))).toEqual([
      'breaking: The alternative Code is gone',
      'harmless: The alternative Code is gone',
    ])
    expect(both(object('url'), choice)).toEqual([
      'harmless: There is a new alternative, Code',
      'risky: There is a new alternative, Code',
    ])
    expect(say({ oneOf: [object('a')] }, { oneOf: [{ title: 'B', ...object('b') }] }, 'answer')).toContain(
      'breaking: The field is gone',
    )
    expect(both(choice, { oneOf: [{ ...choice.oneOf[0], title: 'Address' }, choice.oneOf[1]] })).toEqual([])
  })

  test('with entries that may come twice or not', () => {
    const text = 'No entry may come twice now'
    expect(both({}, { uniqueItems: true })).toEqual([`breaking: ${text}`, `harmless: ${text}`])
    const back = 'An entry may come twice now'
    expect(both({ uniqueItems: true }, { uniqueItems: false })).toEqual([`harmless: ${back}`, `risky: ${back}`])
    expect(both({}, { uniqueItems: false })).toEqual([])
  })

  test('with names of fields that are held to another form', () => {
    const upper = { propertyNames: { pattern: '^[A-Z]$' } }
    const text = 'It has the pattern ^[A-Z]$ now'
    expect(both({}, upper)).toEqual([`breaking: ${text}`, `harmless: ${text}`])
    const back = 'It has no pattern any more, it was ^[A-Z]$'
    expect(both(upper, {})).toEqual([`harmless: ${back}`, `risky: ${back}`])
    const typed = { propertyNames: { type: 'string', pattern: '^[A-Z]$' } }
    expect(both(typed, {})).toEqual([`harmless: ${back}`, `risky: ${back}`])
    expect(both(typed, upper)).toEqual([])
    const [change] = compareSchemas({ schema: {}, document: now }, { schema: upper, document: now }, 'answer', '/x')
    expect(change?.place).toBe('answer /x/(names)')
  })

  test.each([
    ['x-moment', 'past', 'future'],
    ['x-key', 'id', 'member/memberId'],
    ['x-order', '-createdAt', '+createdAt'],
    ['x-visitors', {}, { const: false }],
  ])('whose %s is another promises something else, in answers alone', (fact, one, other) => {
    expect(both({}, { [fact]: one })).toEqual([expect.stringMatching(`^harmless: ${fact} is .* now, it was none$`)])
    expect(both({ [fact]: one }, {})).toEqual([expect.stringMatching(`^risky: ${fact} is none now`)])
    expect(both({ [fact]: one }, { [fact]: other })).toEqual([expect.stringMatching(`^risky: ${fact} is .* now`)])
    expect(both({ [fact]: one }, { [fact]: one })).toEqual([])
  })

  test('that holds itself ends', () => {
    const tree = (type: string): ContractDocument =>
      changed(({ components }) => {
        const next = { type: 'array', items: { $ref: '#/components/schemas/Tree' } }
        components.schemas['Tree'] = { type: 'object', properties: { next, name: { type } } }
      })
    const side = (type: string) => ({ schema: { $ref: '#/components/schemas/Tree' }, document: tree(type) })
    expect(compareSchemas(side('string'), side('integer'), 'answer', '')).toHaveLength(1)
  })
})
