import type { HelpCenter } from '#src/api/generated/types.ts'
import { bn } from './texts/bn.ts'
import { hi } from './texts/hi.ts'
import { id } from './texts/id.ts'
import type { HelpTexts, SectionTexts } from './texts/help-texts.ts'
import { th } from './texts/th.ts'
import { ur } from './texts/ur.ts'
import { inAll, wordIn, type Words } from '../languages.ts'

/** By platform code; what is missing comes in English. */
const translations = new Map<string, HelpTexts>(Object.entries({ TY: th, HI: hi, BN: bn, UR: ur, ID: id }))

interface SectionSeed extends SectionTexts {
  tag: string
  title: Words
}

/** The help centre: titles of sections in every language, their texts in English (HELP-06). */
const sections: readonly SectionSeed[] = [
  {
    tag: 'start',
    title: inAll('First steps', 'เริ่มต้นใช้งาน', 'पहले क़दम', 'প্রথম পদক্ষেপ', 'پہلے قدم', 'Langkah pertama'),
    content: '<p>Register, pay in, choose a game. All three take less than five minutes.</p>',
    children: [
      [
        'How do I open an account?',
        '<p>Tap <strong>Register</strong> and choose a name and a password, or use your mobile number and the code we send you.</p>',
      ],
      [
        'Can I try without an account?',
        '<p>Yes. <a href="/m/trail">Trial play</a> gives you a balance that is not money. Some games need a real account.</p>',
      ],
      ['Who may play?', '<p>Everybody of 18 years or more, one account a person. Where the law says 21, it is 21.</p>'],
    ],
  },
  {
    tag: 'deposit',
    title: inAll('Deposits', 'การฝากเงิน', 'जमा', 'টাকা জমা', 'رقم جمع', 'Deposit'),
    content: '<p>Pay in from an account in your own name only.</p>',
    children: [
      [
        'How long does a deposit take?',
        '<p>Most deposits arrive within <b>five minutes</b>. At night a bank may need an hour.</p>',
      ],
      [
        'My deposit has not arrived',
        '<p>Send the slip and the order number to <a href="/m/feedback">us</a>. We answer within the hour.</p>',
      ],
      [
        'What is the least and the most?',
        '<ul><li>The least stands beside each way to pay.</li><li>The most depends on your VIP level.</li></ul>',
      ],
      ['Do I pay a fee?', '<p>Not to us. Some banks take a fee of their own.</p>'],
    ],
  },
  {
    tag: 'withdraw',
    title: inAll('Withdrawals', 'การถอนเงิน', 'निकासी', 'টাকা উত্তোলন', 'رقم نکالنا', 'Penarikan'),
    content: '<p>You need a bank card in your own name and a payment password.</p>',
    children: [
      [
        'How long does a withdrawal take?',
        '<p>We check it within 30 minutes. Banks need up to six hours, at weekends longer.</p>',
      ],
      [
        'Why was it rejected?',
        '<ol><li>The name on the card is another one.</li><li>A bonus has not been played often enough.</li><li>The card number is wrong.</li></ol>',
      ],
      [
        'I forgot the payment password',
        '<p>You can set a new one under <a href="/m/member/home">Member</a>, security.</p>',
      ],
    ],
  },
  {
    tag: 'bonus',
    title: inAll(
      'Bonuses and turnover',
      'โบนัสและยอดหมุนเวียน',
      'बोनस और टर्नओवर',
      'বোনাস ও টার্নওভার',
      'بونس اور ٹرن اوور',
      'Bonus dan perputaran',
    ),
    content:
      '<p>A bonus has to be played a number of times before it can be withdrawn. The number stands in each offer.</p>',
    children: [
      [
        'What counts as a valid bet?',
        '<p>Settled bets count. Bets on both sides of one round, and cancelled rounds, do not.</p>',
      ],
      ['When do points settle?', '<p>Daily. Rebates of valid bets are on your balance the next day.</p>'],
      ['May I take two bonuses at once?', '<p>No. One reward a person, payment account and address.</p>'],
    ],
  },
  {
    tag: 'games',
    title: inAll('Games', 'เกม', 'गेम', 'গেম', 'گیمز', 'Game'),
    content: '<p>More than 600 games, sorted by kind and by provider.</p>',
    children: [
      [
        'A game stopped in the middle',
        '<p>Open it again: an open round goes on where it stood. If not, the bet is returned within a day.</p>',
      ],
      ['How do favourites work?', '<p>Tap the heart on a picture. Your favourites follow you to every phone.</p>'],
      [
        'Are the results fair?',
        '<p>Slots run on a certified random number generator. Live tables are dealt before cameras.</p>',
      ],
    ],
  },
  {
    tag: 'security',
    title: inAll(
      'Account and security',
      'บัญชีและความปลอดภัย',
      'खाता और सुरक्षा',
      'অ্যাকাউন্ট ও নিরাপত্তা',
      'اکاؤنٹ اور سکیورٹی',
      'Akun dan keamanan',
    ),
    content: '<p>Our staff never ask for a password or a code.</p>',
    children: [
      [
        'I forgot my password',
        '<p>Use <a href="/m/forget">forgotten password</a> with your mobile number or e-mail.</p>',
      ],
      ['Somebody else used my account', '<p>Change the password at once, then write to customer service.</p>'],
    ],
  },
  {
    tag: 'responsible-gaming',
    title: inAll(
      'Responsible gaming',
      'การเล่นอย่างมีความรับผิดชอบ',
      'ज़िम्मेदारी से खेलना',
      'দায়িত্বশীল খেলা',
      'ذمہ دارانہ کھیل',
      'Bermain dengan tanggung jawab',
    ),
    content:
      '<p>Set a limit, take a break, or close your account for a time. Customer service does all three on the same day.</p>',
    children: [
      [
        'Deposit limits',
        '<ul><li>By day</li><li>By week</li><li>By month</li></ul><p>A lower limit holds at once, a higher one after a day.</p>',
      ],
      [
        'Taking a break',
        '<p>From a day to six months. Until then nobody can sign in to the account, and no offers are sent.</p>',
      ],
      [
        'Signs to look out for',
        '<ul><li>Playing with money that you need.</li><li>Playing to win back what was lost.</li><li>Hiding how much you play.</li></ul>',
      ],
    ],
  },
  {
    tag: 'terms',
    title: inAll(
      'Terms and conditions',
      'ข้อกำหนดและเงื่อนไข',
      'नियम और शर्तें',
      'শর্তাবলি',
      'شرائط و ضوابط',
      'Syarat dan ketentuan',
    ),
    content: '<p>These terms hold between you and the operator of this site.</p>',
    children: [],
  },
]

/** The help centre in a language, by platform code (HELP-07). */
export function helpCenter(language: string): HelpCenter {
  return {
    list: sections.map((section) => {
      const { content, children } = translations.get(language)?.[section.tag] ?? section
      return {
        tag: section.tag,
        title: wordIn(section.title, language),
        content,
        children: children.map(([title, text]) => ({ title, content: text })),
      }
    }),
  }
}
