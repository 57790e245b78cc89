import { expect, test } from 'vitest'
import { writingFaults } from './writing.ts'

const found = (tag: string, english: string, text: string) =>
  writingFaults(tag, english, text).map(({ check, found: what }) => `${check}: ${what}`)

test.each([
  { tag: 'th', english: 'Your balance is {amount}.', text: 'ยอดเงินของคุณคือ {amount}' },
  { tag: 'hi', english: 'Log in to open the game.', text: 'गेम खोलने के लिए लॉग इन करें।' },
  { tag: 'ur', english: 'Code by SMS', text: 'SMS سے کوڈ' },
  { tag: 'ja', english: 'Forgot password?', text: 'パスワードをお忘れですか？' },
  { tag: 'fr', english: 'Forgot password?', text: 'Mot de passe oublié\u00A0?' },
  { tag: 'es-419', english: 'Forgot password?', text: '¿Olvidaste tu contraseña?' },
  { tag: 'ar', english: 'Sending…', text: 'جارٍ الإرسال…' },
])('a faithful text in $tag has no faults', ({ tag, english, text }) => {
  expect(found(tag, english, text)).toEqual([])
})

test.each([
  { tag: 'hi', english: '{count} points', text: '{count} अंक १२', fault: 'sign: has "१"' },
  { tag: 'id', english: 'Sending…', text: 'Mengirim...', fault: 'sign: has "..."' },
  { tag: 'id', english: 'Open the game', text: 'Buka "game" ini', fault: 'sign: has """' },
  { tag: 'id', english: 'Open the game', text: 'Buka  game ini', fault: 'sign: has U+0020 U+0020' },
  { tag: 'th', english: 'Open the game', text: 'เปิดเกม\u200Bนี้เลย', fault: 'sign: has U+200B' },
  {
    tag: 'vi',
    english: 'Open the game',
    text: 'Mở trò chơi'.normalize('NFD'),
    fault: 'sign: is not in the composed form (NFC)',
  },
  { tag: 'ar', english: 'Games, promotions', text: 'الألعاب, العروض', fault: 'sign: has ","' },
  { tag: 'zh-Hans', english: 'Games, promotions', text: '游戏,优惠', fault: 'sign: has ","' },
  { tag: 'th', english: 'Open the game', text: 'เปิด game นี้', fault: 'script: has "game" in another script' },
  { tag: 'lo', english: 'Open the game', text: 'เปิดเกม', fault: 'script: has "เปิดเกม" in another script' },
  { tag: 'uz', english: 'Open the game', text: 'Оʻyinni ochish', fault: 'script: has "Оʻyinni" in another script' },
  { tag: 'ur', english: 'Wallet', text: 'كھاتہ', fault: 'neighbour: has "ك", which the language never writes' },
  {
    tag: 'mr',
    english: 'The game is open',
    text: 'गेम उघडा है',
    fault: 'neighbour: has "है", which the language never writes',
  },
  { tag: 'zh-Hans', english: 'Account', text: '帳户', fault: 'neighbour: has "帳", which the language never writes' },
  { tag: 'es-419', english: 'Forgot it?', text: 'Olvidaste eso?', fault: 'neighbour: has "Olvidaste eso?"' },
  { tag: 'hi', english: 'Open the game.', text: 'गेम खोलें.', fault: 'end: does not end in ।' },
  { tag: 'th', english: 'Open the game.', text: 'เปิดเกม.', fault: 'end: ends in a stop' },
  { tag: 'id', english: 'Open the game', text: 'Buka game.', fault: 'end: ends in a stop, where English has none' },
  { tag: 'ar', english: 'Forgot it?', text: 'هل نسيته', fault: 'end: does not end in ؟' },
  { tag: 'id', english: 'Welcome', text: 'Selamat datang!', fault: 'end: has an exclamation mark' },
  {
    tag: 'id',
    english: 'Forgot the password of your account',
    text: 'Lupa',
    fault: 'length: has 4 signs where English has 35',
  },
  { tag: 'ja', english: 'Open the game', text: 'ゲームをここで開いてください、お願いいたします', fault: 'length: has' },
])('a fault planted in $tag is found: $fault', ({ tag, english, text, fault }) => {
  expect(found(tag, english, text).join('\n')).toContain(fault)
})

test('every arm of a message is read', () => {
  const english = '{n, plural, one {# game.} other {# games.}}'
  expect(found('hi', english, '{n, plural, one {# गेम.} other {# गेम।}}')).toEqual(['end: does not end in ।'])
})
