import { describe, expect, it } from 'vitest'
import { maxLengthOf, ruleBreach } from './field-rules.ts'

const rule = (pattern?: string, maxLength?: number) => ({
  enabled: true,
  required: false,
  ...(pattern !== undefined && { pattern }),
  ...(maxLength !== undefined && { maxLength }),
})

describe('the rule of a field', () => {
  it.each([
    ['takes what the pattern takes', '^[0-9]{4}$', '1234', undefined],
    ['refuses what it does not', '^[0-9]{4}$', '12a4', 'pattern'],
    ['means the whole text where the pattern does not say so', '[0-9]{4}', 'x1234x', 'pattern'],
    ['means the whole text in each alternative', 'ab|cd', 'abx', 'pattern'],
    ['skips a pattern that does not compile', '^[0-9{4$', 'anything', undefined],
    ['skips one that only anchoring would make compile', 'a)|(b', 'anything', undefined],
    ['skips one that is too long', `^${'a'.repeat(200)}$`, 'anything', undefined],
    ['takes anything without a pattern', undefined, '🙂', undefined],
  ])('REG-12 GAP-76 %s', (_what, pattern, text, breach) => expect(ruleBreach('line', text, rule(pattern))).toBe(breach))

  // Each finds no match in as many ways as there are to part the text, which takes years for a long one.
  it.each([
    '^(a+)+$',
    '(a*)*',
    '(?:a+){2,}',
    '(?:a+){20}',
    '(?=(a+)+$)a',
    '(?<name>a+)+',
    '(a|aa)+',
    '(a|a)*',
    '(aa?)*',
    '(a{1,2})+',
    '((a+)b?)+',
    '((a)+)+',
    '(([a)]+))*',
    '([A-Za-z]{1,20} ?){1,10}',
    '(a{1,20}){20}',
    '(a|a){30}',
    '(aa?){30}',
    String.raw`(((\d?){4}){4}){3}`,
  ])('GAP-76 leaves %s to the gateway', (pattern) => expect(ruleBreach('line', '!', rule(pattern))).toBeUndefined())

  it.each([
    '(ab)+',
    '(a|b)',
    '(a+)?',
    '(a+)b*',
    '(?:a+)(b+)',
    '(a{2})+',
    '([a-z+*?|]{2})+',
    String.raw`(\+\|\(a\))+`,
    String.raw`(\d{1,3}\.){3}\d{1,3}`,
    String.raw`\(a+\)+`,
    '[(]a+[)]+',
  ])('REG-12 GAP-76 judges by %s', (pattern) => expect(ruleBreach('line', '!', rule(pattern))).toBe('pattern'))

  it('REG-12 counts characters, not their halves', () => {
    expect(ruleBreach('nickname', '🙂'.repeat(20), rule(undefined, 20))).toBeUndefined()
    expect(ruleBreach('nickname', '🙂'.repeat(21), rule(undefined, 20))).toBe('too-long')
  })

  it('GAP-76 CONST-33 shows no pattern a text that is longer than any field takes', () => {
    expect(ruleBreach('line', 'a'.repeat(201), rule('^(a+)+$', 1000))).toBe('too-long')
    expect(maxLengthOf('line', rule())).toBe(200)
    expect(maxLengthOf('email', rule(undefined, 1000))).toBe(254)
    expect(maxLengthOf('mobileNum', rule())).toBe(20)
    expect(maxLengthOf('affiliateCode', rule(undefined, 12))).toBe(12)
  })
})
