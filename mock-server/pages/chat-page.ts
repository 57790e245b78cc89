import { DEFAULT_LANGUAGE, inAll, wordIn, type Words } from '#mock/data/languages.ts'
import { db } from '#mock/state/db.ts'
import { escapeHtml } from '#mock/lib/escape-html.ts'
import { htmlPage } from '#mock/lib/html-page.ts'
import { redeemChat } from '#mock/state/messages/chats.ts'

/** Where the live chat of the stub opens, on the site's own origin. */
export const CHAT_PATH = '/media/chat'
export const CHAT_STYLE_PATH = '/media/chat.css'

const words = {
  used: inAll(
    'This chat link has been used',
    'ลิงก์แชทนี้ถูกใช้ไปแล้ว',
    'यह चैट लिंक इस्तेमाल हो चुका है',
    'এই চ্যাট লিংকটি ব্যবহার করা হয়ে গেছে',
    'یہ چیٹ لنک استعمال ہو چکا ہے',
    'Tautan obrolan ini sudah dipakai',
  ),
  again: inAll(
    'A link to the chat works once. Open the chat again from the site.',
    'ลิงก์แชทใช้ได้ครั้งเดียว กรุณาเปิดแชทจากเว็บไซต์อีกครั้ง',
    'चैट लिंक एक ही बार चलता है। साइट से चैट फिर खोलें।',
    'চ্যাট লিংক একবারই কাজ করে। সাইট থেকে আবার চ্যাট খুলুন।',
    'چیٹ لنک ایک ہی بار چلتا ہے۔ سائٹ سے چیٹ دوبارہ کھولیں۔',
    'Tautan obrolan hanya berlaku sekali. Buka lagi obrolan dari situs.',
  ),
  greeting: inAll(
    'Good evening! You have reached customer service.',
    'สวัสดีค่ะ ยินดีต้อนรับสู่ฝ่ายบริการลูกค้า',
    'नमस्ते! आप ग्राहक सेवा से जुड़ गए हैं।',
    'শুভ সন্ধ্যা! আপনি গ্রাহক সেবায় যুক্ত হয়েছেন।',
    'السلام علیکم! آپ کسٹمر سروس سے رابطے میں ہیں۔',
    'Selamat malam! Anda terhubung dengan layanan pelanggan.',
  ),
  question: inAll(
    'How can we help you?',
    'มีอะไรให้เราช่วยไหมคะ',
    'हम आपकी क्या मदद कर सकते हैं?',
    'আমরা কীভাবে সাহায্য করতে পারি?',
    'ہم آپ کی کیا مدد کر سکتے ہیں؟',
    'Ada yang bisa kami bantu?',
  ),
  demo: inAll(
    'This is a demo chat: nobody reads along, and nothing can be sent.',
    'นี่คือแชทตัวอย่าง ไม่มีใครอ่าน และส่งข้อความไม่ได้',
    'यह डेमो चैट है: कोई नहीं पढ़ता और कुछ भेजा नहीं जा सकता।',
    'এটি ডেমো চ্যাট: কেউ পড়ে না, কিছু পাঠানোও যায় না।',
    'یہ ڈیمو چیٹ ہے: کوئی نہیں پڑھتا اور کچھ بھیجا نہیں جا سکتا۔',
    'Ini obrolan demo: tidak ada yang membaca dan tidak ada yang bisa dikirim.',
  ),
  back: inAll('Back to the site', 'กลับไปที่เว็บไซต์', 'साइट पर वापस', 'সাইটে ফিরে যান', 'سائٹ پر واپس', 'Kembali ke situs'),
} satisfies Record<string, Words>

/**
 * The chat window behind a launch link: a stand-in for a chat service, without script. A link opens once; afterwards
 * the page only leads back.
 *
 * @param key the launch link's `s`
 */
export function chatPage(key: string): string {
  const ticket = redeemChat(db, key)
  const say = (text: Words) => wordIn(text, ticket?.language ?? DEFAULT_LANGUAGE)
  const title = ticket?.title ?? say(words.used)
  const lines = ticket ? [words.greeting, words.question, words.demo] : [words.again]
  return htmlPage({
    root: `dir="${ticket?.language === 'UR' ? 'rtl' : 'ltr'}"`,
    title,
    style: `${CHAT_STYLE_PATH}?head=${ticket?.headerColor ?? ''}`,
    body: `<header><h1>${escapeHtml(title)}</h1></header>
<main>
${lines.map((line) => `<p>${escapeHtml(say(line))}</p>`).join('\n')}
<a href="${escapeHtml(ticket?.backPath ?? '/m/home')}">${escapeHtml(say(words.back))}</a>
</main>`,
  })
}

/** The window's style sheet, apart so that its page needs no inline style; the head has the colour of the site's. */
export function chatStyle(headerColor: string): string {
  const head = /^[0-9a-f]{6}$/i.test(headerColor) ? headerColor : '15110c'
  return `
:root { color-scheme: dark }
body { margin: 0; min-block-size: 100vh; background: #15110c; color: #f3e9d8; font: 16px/1.5 system-ui, sans-serif }
header { padding: 16px; background: #${head}; box-shadow: inset 0 0 0 100vmax rgba(0, 0, 0, 0.35) }
h1 { margin: 0; font-size: 18px }
main { display: grid; gap: 8px; justify-items: start; padding: 16px }
p { margin: 0; max-inline-size: 32ch; padding: 10px 14px; border-radius: 4px 16px 16px 16px; background: #2a2117 }
a { min-block-size: 48px; margin-block-start: 16px; padding-inline: 24px; border-radius: 24px; background: #e9a23b;
  color: #15110c; font-weight: 600; line-height: 48px; text-decoration: none }
`
}
