import { describe, expect, it } from 'vitest'
import { tidyMobile } from './tidy-mobile.ts'

const bangladesh = { dialingCode: '880', digits: 11, pattern: /^01/ }
const india = { dialingCode: '91', digits: 10, pattern: /^[6-9]/ }

describe('a mobile number as it was meant', () => {
  it.each([
    '01711223344',
    '+8801711223344',
    '+880 (0) 1711-223344',
    '00880 1711 223344',
    '8801711223344',
    '1711223344',
    '০১৭১১২২৩৩৪৪',
    ' ٠١٧١١ ٢٢٣٣٤٤ ',
    '\u202a+880\u00a01711\u00a0223344\u202c',
  ])('LOGIN-14 GAP-73 GAP-147 reads %s', (text) => {
    expect(tidyMobile(text, bangladesh)).toBe('01711223344')
  })
  it.each(['9811223344', '+91 98112 23344', '0091-9811223344', '09811223344', '९८११२२३३४४'])(
    'reads %s in India',
    (text) => {
      expect(tidyMobile(text, india)).toBe('9811223344')
    },
  )
  it('keeps a number whose first digits happen to be the dialling code', () => {
    expect(tidyMobile('9191223344', india)).toBe('9191223344')
  })
  it.each([
    ['+63 917 123-4567', '9171234567'],
    ['0063 9171234567', '9171234567'],
    ['0917 123 4567', '09171234567'],
    ['6391712345', '6391712345'],
    ['12345', '12345'],
  ])('GAP-73 reads %s of a country that does not say how many digits as %s', (text, number) => {
    expect(tidyMobile(text, { dialingCode: '63' })).toBe(number)
  })
  it.each(['', '12', '+1 202 555 0143', 'no number'])('makes no number of "%s"', (text) => {
    expect(tidyMobile(text, bangladesh)).toBe(text.replace(/\s/g, ''))
  })
})
