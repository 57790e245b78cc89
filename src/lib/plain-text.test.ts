import { describe, expect, it } from 'vitest'
import { tidyDigits, tidyText } from './plain-text.ts'

describe('tidy text', () => {
  it.each([
    ['spaces around', '  ravi88 \n', 'ravi88'],
    ['right-to-left marks', '\u200fravi88\u202c', 'ravi88'],
    ['a byte order mark', '\ufeffravi88', 'ravi88'],
    ['full-width letters', 'ｒａｖｉ８８', 'ravi88'],
    ['spaces inside, which may be meant', 'Rahim Uddin', 'Rahim Uddin'],
    ['an emoji', '🙂', '🙂'],
    ['Thai vowels, which stay whole', 'คำนำ', 'คำนำ'],
    ['a letter and its accent', 'Ra\u0301vi', 'R\u00e1vi'],
    ['joiners of Bengali and Urdu, which are meant', 'র\u200d্যাব می\u200cخواہم', 'র\u200d্যাব می\u200cخواہم'],
    ['an emoji of several', '👩\u200d🌾', '👩\u200d🌾'],
    ['joiners that are none', '\u200dra\u200cvi88\u200d', 'ravi88'],
    ['Arabic letters in print', '\ufe8e\ufedf', '\u0627\u0644'],
    ['nothing', '', ''],
  ])('handles %s', (_what, typed, meant) => expect(tidyText(typed)).toBe(meant))
})

describe('tidy digits', () => {
  it.each([
    ['Bengali', '০১৭১১২২৩৩৪৪', '01711223344'],
    ['Devanagari', '९८११२२३३४४', '9811223344'],
    ['Arabic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['Thai', '๐๘๑๑๒๒๓๓๔๔', '0811223344'],
    ['Myanmar', '၀၉၁၂၃၄၅၆၇၈', '0912345678'],
    ['Khmer', '០៩១២៣៤៥៦៧៨', '0912345678'],
    ['Lao', '໐໙໑໒໓໔໕໖໗໘', '0912345678'],
    ['Gujarati', '૦૯૧૨૩૪૫૬૭૮', '0912345678'],
    ['Gurmukhi', '੦੯੧੨੩੪੫੬੭੮', '0912345678'],
    ['Tamil', '௦௯௧௨௩௪௫௬௭௮', '0912345678'],
    ['Telugu', '౦౯౧౨౩౪౫౬౭౮', '0912345678'],
    ['Kannada', '೦೯೧೨೩೪೫೬೭೮', '0912345678'],
    ['Malayalam', '൦൯൧൨൩൪൫൬൭൮', '0912345678'],
    ['mathematical', '𝟎𝟗𝟘𝟡𝟏', '09091'],
    ['full-width', '０１７１１', '01711'],
    ['groups', ' 017-11 (22) 33.44 ', '01711223344'],
  ])('reads %s digits', (_what, typed, meant) => expect(tidyDigits(typed)).toBe(meant))

  // The last follows the Arabic nine in Unicode.
  it.each(['017x1', '017\u066a'])('leaves what is no digit in %s to be refused', (typed) =>
    expect(tidyDigits(typed)).toBe(typed),
  )
})
