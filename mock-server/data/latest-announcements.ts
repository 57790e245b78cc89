import type { AnnouncementType } from '#src/api/generated/types.ts'
import { inAll, type Words } from './languages.ts'

/** An announcement that is written in every language. */
export interface AnnouncementText {
  type: AnnouncementType
  title: Words
  content: Words
}

/** The latest announcements, the latest first. */
export const latestAnnouncements: readonly AnnouncementText[] = [
  {
    type: 'PL',
    title: inAll(
      'Wallet maintenance on Monday, 04:00 to 04:30',
      'ปิดปรับปรุงกระเป๋าเงินวันจันทร์ 04:00 ถึง 04:30',
      'वॉलेट रखरखाव: सोमवार, सुबह 4:00 से 4:30',
      'ওয়ালেট রক্ষণাবেক্ষণ: সোমবার ভোর ৪:০০ থেকে ৪:৩০',
      'والٹ کی دیکھ بھال: پیر، صبح 4:00 سے 4:30 تک',
      'Pemeliharaan dompet Senin, 04:00 sampai 04:30',
    ),
    content: inAll(
      '<p>Deposits and withdrawals pause for half an hour. <strong>Play is not affected</strong>, and everything you asked for before is finished first.</p>',
      '<p>การฝากและถอนเงินจะหยุดชั่วคราวครึ่งชั่วโมง <strong>เล่นเกมได้ตามปกติ</strong> และรายการที่แจ้งไว้ก่อนหน้าจะดำเนินการให้เสร็จก่อน</p>',
      '<p>जमा और निकासी आधे घंटे के लिए बंद रहेंगी। <strong>खेल पर कोई असर नहीं पड़ेगा</strong>, और पहले के सभी अनुरोध पहले पूरे किए जाएँगे।</p>',
      '<p>জমা ও উত্তোলন আধা ঘণ্টা বন্ধ থাকবে। <strong>খেলায় কোনো প্রভাব পড়বে না</strong>, আর আগের সব অনুরোধ আগে শেষ করা হবে।</p>',
      '<p>رقم جمع کرنا اور نکالنا آدھے گھنٹے کے لیے بند رہے گا۔ <strong>کھیل پر کوئی اثر نہیں پڑے گا</strong>، اور پہلے کی تمام درخواستیں پہلے مکمل کی جائیں گی۔</p>',
      '<p>Deposit dan penarikan berhenti selama setengah jam. <strong>Permainan tidak terganggu</strong>, dan semua permintaan sebelumnya diselesaikan lebih dulu.</p>',
    ),
  },
  {
    type: 'PL',
    title: inAll(
      'New: Wishing Lamp by Moonreel',
      'เกมใหม่: ตะเกียงสมปรารถนา จาก Moonreel',
      'नया: Moonreel का मनोकामना चिराग़',
      'নতুন: Moonreel-এর ইচ্ছের চেরাগ',
      'نیا: Moonreel کا جادوئی چراغ',
      'Baru: Lampu Harapan dari Moonreel',
    ),
    content: inAll(
      '<p>Three wishes, twenty lines, and a lamp that remembers. You find it under <a href="/m/gameList?type=new">new games</a>.</p>',
      '<p>พรสามข้อ ยี่สิบไลน์ และตะเกียงที่จดจำ พบได้ที่ <a href="/m/gameList?type=new">เกมใหม่</a></p>',
      '<p>तीन मनोकामनाएँ, बीस लाइनें, और एक चिराग़ जो याद रखता है। यह <a href="/m/gameList?type=new">नए गेम</a> में मिलेगा।</p>',
      '<p>তিনটি ইচ্ছে, বিশটি লাইন, আর মনে রাখে এমন এক চেরাগ। পাবেন <a href="/m/gameList?type=new">নতুন গেমে</a>।</p>',
      '<p>تین خواہشیں، بیس لائنیں، اور ایک چراغ جو یاد رکھتا ہے۔ یہ <a href="/m/gameList?type=new">نئے گیمز</a> میں ملے گا۔</p>',
      '<p>Tiga permintaan, dua puluh garis, dan lampu yang mengingat. Temukan di <a href="/m/gameList?type=new">game baru</a>.</p>',
    ),
  },
  {
    type: 'PU',
    title: inAll(
      'Play within your means',
      'เล่นอย่างมีสติ',
      'अपनी सीमा में खेलें',
      'সাধ্যের মধ্যে খেলুন',
      'اپنی استطاعت کے مطابق کھیلیں',
      'Bermainlah sesuai kemampuan',
    ),
    content: inAll(
      '<p>You can set limits for deposits and for time, or take a break. The <a href="/m/help?tag=responsible-gaming">help centre</a> shows how.</p>',
      '<p>คุณกำหนดวงเงินฝากและเวลาเล่น หรือหยุดพักได้ <a href="/m/help?tag=responsible-gaming">ศูนย์ช่วยเหลือ</a>บอกวิธีทำไว้แล้ว</p>',
      '<p>आप जमा और समय की सीमा तय कर सकते हैं, या कुछ समय का विराम ले सकते हैं। तरीक़ा <a href="/m/help?tag=responsible-gaming">सहायता केंद्र</a> में है।</p>',
      '<p>আপনি জমা ও সময়ের সীমা ঠিক করতে পারেন, অথবা বিরতি নিতে পারেন। উপায় জানতে <a href="/m/help?tag=responsible-gaming">সহায়তা কেন্দ্র</a> দেখুন।</p>',
      '<p>آپ جمع کی رقم اور وقت کی حد مقرر کر سکتے ہیں، یا وقفہ لے سکتے ہیں۔ طریقہ <a href="/m/help?tag=responsible-gaming">مرکزِ مدد</a> میں ہے۔</p>',
      '<p>Anda bisa membatasi deposit dan waktu bermain, atau beristirahat sejenak. Caranya ada di <a href="/m/help?tag=responsible-gaming">pusat bantuan</a>.</p>',
    ),
  },
  {
    type: 'PR',
    title: inAll(
      'Friday river of lanterns: 50% on your top-up',
      'คืนวันศุกร์ สายน้ำแห่งโคมไฟ: รับเพิ่ม 50%',
      'शुक्रवार: दीपों की नदी, जमा पर 50%',
      'শুক্রবার লণ্ঠনের নদী: জমায় ৫০%',
      'جمعے کی شب: ڈپازٹ پر 50%',
      'Jumat sungai lentera: 50% untuk isi saldo',
    ),
    content: inAll(
      '<p>Every Friday from 18:00 to midnight.</p><ul><li>One claim a person and day.</li><li>The bonus has to be played <em>eight times</em>.</li><li>Slots and fishing count in full.</li></ul>',
      '<p>ทุกวันศุกร์ ตั้งแต่ 18:00 ถึงเที่ยงคืน</p><ul><li>รับได้หนึ่งครั้งต่อคนต่อวัน</li><li>ต้องทำยอดโบนัสให้ครบ <em>แปดเท่า</em></li><li>สล็อตและยิงปลานับยอดเต็ม</li></ul>',
      '<p>हर शुक्रवार शाम 6 बजे से आधी रात तक।</p><ul><li>एक व्यक्ति, एक दिन में एक बार।</li><li>बोनस को <em>आठ गुना</em> खेलना होगा।</li><li>स्लॉट और फ़िशिंग पूरे गिने जाते हैं।</li></ul>',
      '<p>প্রতি শুক্রবার সন্ধ্যা ৬টা থেকে মধ্যরাত পর্যন্ত।</p><ul><li>জনপ্রতি দিনে একবার।</li><li>বোনাস <em>আট গুণ</em> খেলতে হবে।</li><li>স্লট ও ফিশিং পুরোপুরি গণনা হয়।</li></ul>',
      '<p>ہر جمعے شام 6 بجے سے آدھی رات تک۔</p><ul><li>ایک شخص، ایک دن میں ایک بار۔</li><li>بونس کو <em>آٹھ گنا</em> کھیلنا ہوگا۔</li><li>سلاٹس اور فشنگ پورے گنے جاتے ہیں۔</li></ul>',
      '<p>Setiap Jumat pukul 18.00 sampai tengah malam.</p><ul><li>Satu klaim per orang per hari.</li><li>Bonus harus dimainkan <em>delapan kali</em>.</li><li>Slot dan tembak ikan dihitung penuh.</li></ul>',
    ),
  },
  {
    type: 'PL',
    title: inAll(
      'Withdrawals at the weekend',
      'การถอนเงินช่วงสุดสัปดาห์',
      'सप्ताहांत में निकासी',
      'সপ্তাহান্তে উত্তোলন',
      'ہفتے کے آخر میں رقم نکالنا',
      'Penarikan di akhir pekan',
    ),
    content: inAll(
      '<p>Banks answer more slowly from Friday noon. Please allow up to <strong>six hours</strong>.</p>',
      '<p>ธนาคารตอบช้าลงตั้งแต่เที่ยงวันศุกร์ โปรดเผื่อเวลาไม่เกิน <strong>หกชั่วโมง</strong></p>',
      '<p>शुक्रवार दोपहर से बैंक धीमे जवाब देते हैं। कृपया <strong>छह घंटे</strong> तक का समय दें।</p>',
      '<p>শুক্রবার দুপুর থেকে ব্যাংকের সাড়া ধীর হয়। অনুগ্রহ করে <strong>ছয় ঘণ্টা</strong> পর্যন্ত সময় দিন।</p>',
      '<p>جمعے کی دوپہر سے بینک دیر سے جواب دیتے ہیں۔ براہِ کرم <strong>چھ گھنٹے</strong> تک کا وقت دیں۔</p>',
      '<p>Bank lebih lambat menanggapi sejak Jumat siang. Mohon sediakan waktu hingga <strong>enam jam</strong>.</p>',
    ),
  },
  {
    type: 'H',
    title: inAll(
      'Late bets close with the first ball, the first card or the draw',
      'ปิดรับเดิมพันเมื่อเริ่มลูกแรก ไพ่ใบแรก หรือเริ่มออกรางวัล',
      'पहली गेंद, पहले कार्ड या ड्रॉ के साथ दांव बंद',
      'প্রথম বল, প্রথম কার্ড বা ড্রয়ের সঙ্গে বাজি বন্ধ',
      'پہلی گیند، پہلے کارڈ یا ڈرا کے ساتھ شرطیں بند',
      'Taruhan ditutup saat bola, kartu, atau undian pertama',
    ),
    content: inAll(
      '<p>A bet that arrives later is given back in full.</p>',
      '<p>เดิมพันที่มาช้ากว่านั้นจะคืนให้เต็มจำนวน</p>',
      '<p>इसके बाद आने वाला दांव पूरा लौटा दिया जाता है।</p>',
      '<p>এরপর আসা বাজি পুরোপুরি ফেরত দেওয়া হয়।</p>',
      '<p>اس کے بعد آنے والی شرط پوری واپس کر دی جاتی ہے۔</p>',
      '<p>Taruhan yang terlambat dikembalikan sepenuhnya.</p>',
    ),
  },
  {
    type: 'H',
    title: inAll(
      'All providers of this page play with one wallet',
      'ทุกค่ายในหน้านี้ใช้กระเป๋าเงินเดียวกัน',
      'इस पेज के सभी प्रोवाइडर एक ही वॉलेट से',
      'এই পাতার সব প্রোভাইডার এক ওয়ালেটে',
      'اس صفحے کے تمام پرووائیڈرز ایک ہی والٹ سے',
      'Semua provider di halaman ini memakai satu dompet',
    ),
    content: inAll(
      '<p>There is nothing to transfer before you play.</p>',
      '<p>ไม่ต้องโยกเงินก่อนเล่น</p>',
      '<p>खेलने से पहले कुछ भी ट्रांसफ़र नहीं करना होता।</p>',
      '<p>খেলার আগে কিছুই স্থানান্তর করতে হয় না।</p>',
      '<p>کھیلنے سے پہلے کچھ بھی منتقل نہیں کرنا پڑتا۔</p>',
      '<p>Tidak ada yang perlu ditransfer sebelum bermain.</p>',
    ),
  },
  {
    type: 'A',
    title: inAll(
      'Agents: figures of the week are ready',
      'ตัวแทน: สรุปตัวเลขประจำสัปดาห์พร้อมแล้ว',
      'एजेंट: सप्ताह के आँकड़े तैयार',
      'এজেন্ট: সপ্তাহের হিসাব প্রস্তুত',
      'ایجنٹ: ہفتے کے اعداد تیار ہیں',
      'Agen: angka minggu ini sudah siap',
    ),
    content: inAll(
      '<p>You find your team, its bets and your share in the agency centre.</p>',
      '<p>ดูทีมงาน ยอดเดิมพัน และส่วนแบ่งของคุณได้ที่ศูนย์ตัวแทน</p>',
      '<p>आपकी टीम, उसके दांव और आपका हिस्सा एजेंसी केंद्र में है।</p>',
      '<p>আপনার দল, তাদের বাজি ও আপনার অংশ এজেন্সি কেন্দ্রে পাবেন।</p>',
      '<p>آپ کی ٹیم، اس کی شرطیں اور آپ کا حصہ ایجنسی سینٹر میں ہے۔</p>',
      '<p>Tim, taruhan mereka, dan bagian Anda ada di pusat agen.</p>',
    ),
  },
]
