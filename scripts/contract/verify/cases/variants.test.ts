import { expect, test } from 'vitest'
import { bundleContract } from '../../document/bundle.ts'
import { loadSources } from '../../document/sources.ts'
import { variantsOf } from './variants.ts'

const document = bundleContract(loadSources('openapi'))

const made = (schema: Record<string, unknown>, value: unknown) =>
  Object.fromEntries(
    variantsOf(schema, value, document).map(({ pointer, label, value: changed }) => [`${pointer} ${label}`, changed]),
  )

test('texts are stretched to their bounds and one beyond', () => {
  const variants = made({ type: 'string', minLength: 2, maxLength: 5 }, 'abc')
  expect(variants).toMatchObject({
    ' minimum length': 'ab',
    ' minimum length − 1': 'a',
    ' maximum length': 'abcab',
    ' maximum length + 1': 'abcabc',
    ' another type': 12_345,
    ' null': null,
  })
})

test('numbers get their bounds, one beyond, and a fraction where they are whole', () => {
  expect(made({ type: 'integer', minimum: 1, maximum: 9 }, 3)).toMatchObject({
    ' minimum': 1,
    ' minimum − 1': 0,
    ' maximum': 9,
    ' maximum + 1': 10,
    ' a fraction': 1.5,
  })
})

test('an enum gives every other entry and one that is not there', () => {
  expect(Object.values(made({ type: 'string', enum: ['a', 'b', 'c'] }, 'a'))).toEqual([
    'b',
    'c',
    'not_in_the_list',
    null,
  ])
})

test('objects lose fields, gain one and are changed inside, also behind references and alternatives', () => {
  const schema = { $ref: '#/components/schemas/SmsRequest' }
  const value = { mobileNo: '017', countryDialingCode: '880', humanVerification: 'x' }
  const variants = made(schema, value)
  expect(variants['/mobileNo missing, though required']).toEqual({ countryDialingCode: '880', humanVerification: 'x' })
  expect(variants['/countryDialingCode another form']).toEqual({ ...value, countryDialingCode: '~' })
  expect(variants['/verifyForeignField a field that is not known']).toEqual({ ...value, verifyForeignField: 1 })
})

test('lists are made too long, too short and wrong in their first entry', () => {
  const schema = { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', maxLength: 3 } }
  expect(made(schema, ['abc'])).toMatchObject({
    ' too few entries': [],
    ' too many entries': ['abc', 'abc', 'abc'],
    '/0 maximum length + 1': ['abca'],
  })
})
