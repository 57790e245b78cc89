import { expect, test } from 'vitest'
import type { JsonObject } from '../../document/json.ts'
import type { ContractDocument } from '../../document/openapi.ts'
import { fieldsOf, markSeen, placesOf, valuesOf } from './places.ts'

const document = {
  components: {
    schemas: {
      Order: {
        type: 'object',
        properties: {
          status: { enum: ['WON', 'LOST'] },
          before: { $ref: '#/components/schemas/Order' },
          payment: {
            oneOf: [
              { type: 'object', properties: { kind: { const: 'LINK' }, url: { type: 'string' } } },
              { type: 'object', properties: { kind: { const: 'QR' }, content: { type: 'string' } } },
            ],
          },
        },
      },
    },
  },
} as unknown as ContractDocument

const schema: JsonObject = {
  type: 'object',
  properties: {
    orders: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
    names: { type: 'object', additionalProperties: { type: 'object', properties: { text: { type: 'string' } } } },
  },
}

function seenIn(...values: unknown[]): { fields: string[]; values: string[] } {
  const root = placesOf(schema, document)
  for (const value of values) markSeen(root, value)
  return {
    fields: fieldsOf(root).flatMap(({ pointer, seen }) => (seen ? [] : [pointer])),
    values: valuesOf(root).flatMap(({ name, seen }) => (seen ? [] : [name])),
  }
}

test('every field and value that never came is named, through lists, maps, references and alternatives', () => {
  expect(seenIn({})).toEqual({
    fields: [
      '/orders',
      '/names',
      '/orders/*/status',
      '/orders/*/before',
      '/orders/*/payment',
      '/names/*/text',
      '/orders/*/payment/kind',
      '/orders/*/payment/url',
      '/orders/*/payment/content',
    ],
    values: [
      '/orders/*/status WON',
      '/orders/*/status LOST',
      '/orders/*/payment/kind LINK',
      '/orders/*/payment/kind QR',
    ],
  })
})

test('what came in any answer is seen; an empty list shows nothing of its entries', () => {
  const link = { status: 'WON', payment: { kind: 'LINK', url: 'https://pay.example' } }
  expect(seenIn({ orders: [] }, { orders: [link], names: { EN: { text: 'a' } } })).toEqual({
    fields: ['/orders/*/before', '/orders/*/payment/content'],
    values: ['/orders/*/status LOST', '/orders/*/payment/kind QR'],
  })
})

test('the fields of a named schema count once, wherever it stands in the answer', () => {
  const before = { payment: { kind: 'QR', content: 'x' } }
  expect(seenIn({ orders: [{ status: 'LOST', before }], names: {} })).toEqual({
    fields: ['/names/*/text', '/orders/*/payment/url'],
    values: ['/orders/*/status WON', '/orders/*/payment/kind LINK'],
  })
})
