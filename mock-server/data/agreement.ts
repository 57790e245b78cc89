import { inAll, type Words } from './languages.ts'

/** What a visitor agrees to before they play (HOME-20). */
export function agreementOf({ brand, minimumAge }: { brand: string; minimumAge: number }): Words {
  const terms = (words: string) => `<a href="/m/help?tag=terms">${words}</a>`
  return inAll(
    `<p>I am at least ${minimumAge} years old and agree to the ${terms('terms and conditions')} of ${brand}.</p>`,
    `<p>ข้าพเจ้ามีอายุอย่างน้อย ${minimumAge} ปี และยอมรับ${terms('ข้อกำหนดและเงื่อนไข')}ของ ${brand}</p>`,
    `<p>मेरी उम्र कम से कम ${minimumAge} वर्ष है और मैं ${brand} के ${terms('नियमों और शर्तों')} से सहमत हूँ।</p>`,
    `<p>আমার বয়স কমপক্ষে ${minimumAge} বছর এবং আমি ${brand}-এর ${terms('শর্তাবলি')} মেনে নিচ্ছি।</p>`,
    `<p>میری عمر کم از کم ${minimumAge} سال ہے اور میں ${brand} کی ${terms('شرائط و ضوابط')} سے متفق ہوں۔</p>`,
    `<p>Saya berusia minimal ${minimumAge} tahun dan menyetujui ${terms('syarat dan ketentuan')} ${brand}.</p>`,
  )
}
