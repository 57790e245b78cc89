import { expect, test } from 'vitest'
import { sourceFaults, translationFaults } from './form.ts'

const source = (defaultMessage: string) => ({ 'a.b.c': { defaultMessage, description: '' } })
const faults = (tag: string, english: string, text: string) =>
  translationFaults(tag, source(english), { 'a.b.c': text })

test('a faithful translation has no faults', () => {
  const english = 'You have {count, plural, one {<b>one</b> game} other {<b>#</b> games}}, {name}'
  expect(faults('th', english, '{name} มี {count, plural, other {<b>#</b> เกม}}')).toEqual([])
  expect(faults('th', 'VIP', 'VIP')).toEqual([])
  expect(faults('th', '{count}+', '{count}+')).toEqual([])
})

test('missing and unknown ids are told', () => {
  expect(translationFaults('th', source('One'), { 'x.y.z': 'สอง' })).toEqual([
    'th: x.y.z is not an id of the source',
    'th: 1 missing: a.b.c',
  ])
})

test.each([
  { tag: 'th', english: 'Hello {name}', text: 'สวัสดี', fault: 'lacks {name}' },
  { tag: 'th', english: 'Hello', text: 'สวัสดี {name}', fault: 'has {name}, which the source has not' },
  { tag: 'th', english: 'See <a>rules</a>', text: 'ดูกฎ', fault: 'lacks <a>' },
  { tag: 'th', english: 'Hello', text: 'สวัสดี {', fault: 'does not parse' },
  {
    tag: 'ar',
    english: '{n, plural, one {#} other {#}}',
    text: '{n, plural, one {#} other {#}}',
    fault: 'lacks the plural arm few',
  },
  {
    tag: 'th',
    english: '{n, plural, one {# game} other {# games}}',
    text: '{n, plural, one {# เกม} other {# เกม}}',
    fault: 'has the plural arm one',
  },
  {
    tag: 'hi',
    english: '{n, plural, one {# game} other {# games}}',
    text: '{n, plural, one {एक गेम} other {# गेम}}',
    fault: 'does not show the number in the plural arm one of {n}',
  },
  {
    tag: 'th',
    english: '{k, select, a {One} other {Two}}',
    text: '{k, select, other {สอง}}',
    fault: 'lacks {k: a}',
  },
])('a fault in $tag is told: $fault', ({ tag, english, text, fault }) => {
  expect(faults(tag, english, text).join('\n')).toContain(`${tag}: a.b.c ${fault}`)
})

test('English itself needs all of its plural arms', () => {
  expect(sourceFaults(source('{n, plural, other {# games}}'))).toEqual(['en: a.b.c lacks the plural arm one of {n}'])
})
