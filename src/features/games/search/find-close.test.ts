import { describe, expect, it } from 'vitest'
import { findClose } from './find-close.ts'

const names = [
  'Ten Thousand Lanterns',
  'Dragon of the Ninth Gate',
  'Golden Dragon King',
  'Pérola do Coração',
  'Sphinx’s Riddle',
  'Ćilim',
  'नौवें द्वार का ड्रैगन',
  'নবম দ্বারের ড্রাগন',
  'نویں دروازے کا اژدہا',
  'มังกรประตูที่เก้า',
]
const found = (search: string) => findClose(names, search, (name) => name)

describe('a search over what is loaded', () => {
  it.each([
    ['lantern', 'Ten Thousand Lanterns'],
    ['thous', 'Ten Thousand Lanterns'],
    ['ousan', 'Ten Thousand Lanterns'],
    ['LANTERN', 'Ten Thousand Lanterns'],
    ['perola', 'Pérola do Coração'],
    ['CORACAO', 'Pérola do Coração'],
    ['pérolà', 'Pérola do Coração'],
    ['cilim', 'Ćilim'],
    ['sphinxs', 'Sphinx’s Riddle'],
    ['द्वार', 'नौवें द्वार का ड्रैगन'],
    ['দ্বারের', 'নবম দ্বারের ড্রাগন'],
    ['اژدہا', 'نویں دروازے کا اژدہا'],
    ['ประตู', 'มังกรประตูที่เก้า'],
  ])('finds by a part, whatever its case and accents: %s', (search, name) => expect(found(search)).toEqual([name]))

  it.each([
    ['lanturn', 'another letter'],
    ['lantrn', 'one too few'],
    ['lanttern', 'one too many'],
    ['latnern', 'two in the wrong order'],
    ['thousnad lanturn', 'one slip in each word'],
    ['tenthousand', 'no space between two words'],
  ])('forgives a slip: %s, %s', (search) => expect(found(search)).toEqual(['Ten Thousand Lanterns']))

  it.each([
    ['on', ['One Moon', 'On']],
    ['moon', ['One Moon', 'Moonlit']],
    ['oon', ['One Moon', 'Moonlit']],
    ['a m', ['A Monkey']],
  ])('looks for short words where words begin: %s', (search, expected) => {
    const entries = ['One Moon', 'Moonlit', 'On', 'A Monkey', 'Salon Amber']
    expect(findClose(entries, search, String).toSorted()).toEqual(expected.toSorted())
  })

  it('forgives no slip beside what is right, and none in short words', () => {
    expect(findClose(['Stars', 'Scars', 'Sturs'], 'stars', String)).toEqual(['Stars'])
    expect(findClose(['Star', 'Scarab'], 'stor', String)).toEqual([])
    expect(findClose(['Feather', 'Cherry', 'Heron'], 'hero', String)).toEqual(['Heron'])
    expect(findClose(['Feathers', 'Quillfeather'], 'feathre', String)).toEqual(['Feathers'])
  })

  it.each(['lxnturn', 'tan', 'xantern', 'लालटेन', 'lantern king'])('does not find by more slips: %s', (search) =>
    expect(found(search)).toEqual([]),
  )

  it('finds words in any order, and the closest first', () => {
    expect(found('gate dragon')).toEqual(['Dragon of the Ninth Gate'])
    expect(findClose(['Dragons', 'Wagon', 'Drag On', 'Dragon'], 'dragon', String)[0]).toBe('Dragon')
  })

  it('takes marks as spaces', () => {
    expect(found('-dragon')).toHaveLength(2)
    expect(found('"dragon" (king)')).toEqual(['Golden Dragon King'])
    expect(found(' .*+?^$ ')).toEqual([])
    expect(found('')).toEqual([])
  })

  it('finds Urdu typed with Arabic letters', () => {
    expect(findClose(['نیلا کنول', 'شیر'], 'نيلا كنول', String)).toEqual(['نیلا کنول'])
    expect(findClose(['نیلا کنول', 'شیر'], 'شير', String)).toEqual(['شیر'])
  })

  it('finds everything that fits among thousands', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => `Lantern ${at}`)
    expect(findClose(many, 'lanturn', String)).toHaveLength(5_000)
  })
})
