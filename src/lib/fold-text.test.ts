import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['CAFÉ', 'cafe'],
  ['TÜRKİYE', 'turkiye'],
  ['Ćevapčići', 'cevapcici'],
  ['Ёлка', 'елка'],
  ['Ά', 'α'],
  ['مُحَمَّد', 'محمد'],
  ['نيلا كنول', 'نیلا کنول'],
  ['اژدھا', 'اژدہا'],
  ['أمير', 'امیر'],
  ['ﬁve ４', 'five 4'],
  ['शर्तें', 'शर्तें'],
  ['ড়', 'ড়'],
  ['น้ำ', 'น้ํา'],
])('compares %s as %s', (text, folded) => expect(foldText(text)).toBe(folded.normalize('NFC')))
