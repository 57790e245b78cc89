import { inAll, type Words } from './languages.ts'

/** What the house writes to a member; some letters are about a deposit or the like, by its number. */
export const letters: readonly ((number: number) => Readonly<{ title: Words; content: Words }>)[] = [
  (number) => ({
    title: inAll(
      `Your deposit D26${number} has arrived`,
      `เงินฝาก D26${number} เข้าบัญชีแล้ว`,
      `आपकी जमा राशि D26${number} आ गई है`,
      `আপনার জমা D26${number} পৌঁছেছে`,
      `آپ کی جمع کردہ رقم D26${number} پہنچ گئی ہے`,
      `Deposit Anda D26${number} sudah masuk`,
    ),
    content: inAll(
      '<p>It is on your balance now. Thank you.</p>',
      '<p>ยอดเงินของคุณอัปเดตแล้ว ขอบคุณค่ะ</p>',
      '<p>राशि अब आपके बैलेंस में है। धन्यवाद।</p>',
      '<p>টাকা এখন আপনার ব্যালেন্সে। ধন্যবাদ।</p>',
      '<p>رقم اب آپ کے بیلنس میں ہے۔ شکریہ۔</p>',
      '<p>Dana sudah ada di saldo Anda. Terima kasih.</p>',
    ),
  }),
  (number) => ({
    title: inAll(
      `Withdrawal W26${number} is on its way`,
      `กำลังโอนรายการถอน W26${number}`,
      `निकासी W26${number} रास्ते में है`,
      `উত্তোলন W26${number} পাঠানো হয়েছে`,
      `رقم نکالنے کی درخواست W26${number} بھیج دی گئی ہے`,
      `Penarikan W26${number} sedang diproses`,
    ),
    content: inAll(
      '<p>We have sent it to your bank. It answers within six hours, at weekends later.</p>',
      '<p>เราส่งไปยังธนาคารของคุณแล้ว ธนาคารจะดำเนินการภายในหกชั่วโมง วันหยุดอาจช้ากว่านั้น</p>',
      '<p>हमने इसे आपके बैंक को भेज दिया है। बैंक छह घंटे में पूरा करता है, सप्ताहांत में थोड़ा ज़्यादा समय लगता है।</p>',
      '<p>আমরা এটি আপনার ব্যাংকে পাঠিয়েছি। ব্যাংক ছয় ঘণ্টার মধ্যে সম্পন্ন করে, ছুটির দিনে একটু বেশি লাগে।</p>',
      '<p>ہم نے اسے آپ کے بینک کو بھیج دیا ہے۔ بینک چھ گھنٹے میں مکمل کرتا ہے، ہفتے کے آخر میں کچھ زیادہ وقت لگتا ہے۔</p>',
      '<p>Sudah kami kirim ke bank Anda. Bank menyelesaikannya dalam enam jam, pada akhir pekan bisa lebih lama.</p>',
    ),
  }),
  () => ({
    title: inAll(
      'A rebate for you',
      'เงินคืนสำหรับคุณ',
      'आपके लिए रिबेट',
      'আপনার জন্য রিবেট',
      'آپ کے لیے ریبیٹ',
      'Rebate untuk Anda',
    ),
    content: inAll(
      '<p>Your rebate of yesterday is on your balance. You find it under <a href="/m/rewardCenter">rewards</a>.</p>',
      '<p>เงินคืนของเมื่อวานเข้ายอดเงินแล้ว ดูได้ที่ <a href="/m/rewardCenter">รางวัล</a></p>',
      '<p>कल का रिबेट आपके बैलेंस में आ गया है। इसे <a href="/m/rewardCenter">इनाम</a> में देखें।</p>',
      '<p>গতকালের রিবেট আপনার ব্যালেন্সে যোগ হয়েছে। দেখুন <a href="/m/rewardCenter">পুরস্কার</a> পাতায়।</p>',
      '<p>کل کا ریبیٹ آپ کے بیلنس میں آ گیا ہے۔ اسے <a href="/m/rewardCenter">انعامات</a> میں دیکھیں۔</p>',
      '<p>Rebate kemarin sudah masuk ke saldo Anda. Lihat di <a href="/m/rewardCenter">hadiah</a>.</p>',
    ),
  }),
  () => ({
    title: inAll(
      'Signed in from a new phone',
      'มีการเข้าสู่ระบบจากโทรศัพท์เครื่องใหม่',
      'नए फ़ोन से लॉग इन हुआ',
      'নতুন ফোন থেকে লগইন হয়েছে',
      'نئے فون سے لاگ اِن ہوا',
      'Login dari ponsel baru',
    ),
    content: inAll(
      '<p>Somebody signed in from a phone we do not know. If it was not you, <a href="/m/psw">change your password</a>.</p>',
      '<p>มีผู้เข้าสู่ระบบจากโทรศัพท์ที่เราไม่รู้จัก หากไม่ใช่คุณ โปรด<a href="/m/psw">เปลี่ยนรหัสผ่าน</a></p>',
      '<p>किसी अनजान फ़ोन से लॉग इन हुआ है। अगर वह आप नहीं थे, तो <a href="/m/psw">अपना पासवर्ड बदलें</a>।</p>',
      '<p>অচেনা একটি ফোন থেকে লগইন হয়েছে। আপনি না হলে <a href="/m/psw">পাসওয়ার্ড বদলান</a>।</p>',
      '<p>کسی انجان فون سے لاگ اِن ہوا ہے۔ اگر وہ آپ نہیں تھے تو <a href="/m/psw">اپنا پاس ورڈ بدلیں</a>۔</p>',
      '<p>Ada yang login dari ponsel yang tidak kami kenal. Jika bukan Anda, <a href="/m/psw">ganti kata sandi</a>.</p>',
    ),
  }),
  (number) => ({
    title: inAll(
      `A friend has joined, invitation ${number}`,
      `เพื่อนของคุณสมัครแล้ว คำเชิญ ${number}`,
      `आपके दोस्त जुड़ गए, निमंत्रण ${number}`,
      `আপনার বন্ধু যোগ দিয়েছেন, আমন্ত্রণ ${number}`,
      `آپ کا دوست شامل ہو گیا، دعوت ${number}`,
      `Teman Anda sudah bergabung, undangan ${number}`,
    ),
    content: inAll(
      '<p>Your friend made a first deposit. Your share settles tonight.</p>',
      '<p>เพื่อนของคุณฝากเงินครั้งแรกแล้ว ส่วนแบ่งของคุณจะเข้าคืนนี้</p>',
      '<p>आपके दोस्त ने पहली जमा की है। आपका हिस्सा आज रात आ जाएगा।</p>',
      '<p>আপনার বন্ধু প্রথম জমা করেছেন। আপনার অংশ আজ রাতে পাবেন।</p>',
      '<p>آپ کے دوست نے پہلی بار رقم جمع کی ہے۔ آپ کا حصہ آج رات مل جائے گا۔</p>',
      '<p>Teman Anda melakukan deposit pertama. Bagian Anda masuk malam ini.</p>',
    ),
  }),
  () => ({
    title: inAll(
      'Birthday gift',
      'ของขวัญวันเกิด',
      'जन्मदिन का तोहफ़ा',
      'জন্মদিনের উপহার',
      'سالگرہ کا تحفہ',
      'Hadiah ulang tahun',
    ),
    content: inAll(
      '<p>Tell us your birthday once and a gift waits for you every year. It cannot be changed afterwards.</p>',
      '<p>บอกวันเกิดของคุณเพียงครั้งเดียว แล้วรับของขวัญทุกปี วันเกิดแก้ไขภายหลังไม่ได้</p>',
      '<p>अपना जन्मदिन एक बार बताएँ और हर साल तोहफ़ा पाएँ। बाद में इसे बदला नहीं जा सकता।</p>',
      '<p>একবার আপনার জন্মদিন জানান, প্রতি বছর উপহার পাবেন। পরে এটি বদলানো যাবে না।</p>',
      '<p>ایک بار اپنی سالگرہ بتائیں اور ہر سال تحفہ پائیں۔ بعد میں اسے بدلا نہیں جا سکتا۔</p>',
      '<p>Isi tanggal lahir Anda sekali saja, dan hadiah menanti setiap tahun. Setelah itu tidak bisa diubah.</p>',
    ),
  }),
  () => ({
    title: inAll(
      'A seat is kept for you',
      'เราจองที่นั่งไว้ให้คุณ',
      'आपके लिए एक सीट रखी है',
      'আপনার জন্য আসন রাখা আছে',
      'آپ کے لیے نشست محفوظ ہے',
      'Kursi Anda sudah disiapkan',
    ),
    content: inAll(
      '<p>Your host at <strong>Nine Tails</strong> keeps a seat until 23:00.</p>',
      '<p>ดีลเลอร์ที่ <strong>Nine Tails</strong> จองที่นั่งไว้ให้คุณถึง 23:00 น.</p>',
      '<p><strong>Nine Tails</strong> में आपकी सीट रात 11 बजे तक सुरक्षित है।</p>',
      '<p><strong>Nine Tails</strong>-এ আপনার আসন রাত ১১টা পর্যন্ত রাখা আছে।</p>',
      '<p><strong>Nine Tails</strong> میں آپ کی نشست رات 11 بجے تک محفوظ ہے۔</p>',
      '<p>Kursi Anda di <strong>Nine Tails</strong> disimpan sampai pukul 23.00.</p>',
    ),
  }),
]
