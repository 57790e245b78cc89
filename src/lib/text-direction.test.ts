import { expect, it } from 'vitest'
import { textDirection } from './text-direction.ts'

it.each([
  ['Red Kite', 'ltr'],
  ['7 ۷ Red', 'ltr'],
  ['লাল ঘুড়ি', 'ltr'],
  ['红风筝', 'ltr'],
  ['سرخ پتنگ', 'rtl'],
  ['“777” سرخ Kite', 'rtl'],
  ['🔥 ❤️ 1️⃣ سرخ پتنگ', 'rtl'],
  ['（سرخ', 'rtl'],
  ['٪ Red', 'ltr'],
  ['ﻻ', 'rtl'],
  ['24/7', 'ltr'],
  ['', 'ltr'],
])('%j runs %s', (text, direction) => expect(textDirection(text)).toBe(direction))
