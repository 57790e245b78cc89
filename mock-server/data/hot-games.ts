import type { MotifName } from '#mock/art/looks.ts'
import type { PaletteName } from '#mock/art/palettes.ts'

/** Names by platform code of the language; English is `name`. */
export type LocalNames = Readonly<Record<'TY' | 'HI' | 'BN' | 'UR' | 'ID', string>>

export interface HotGame {
  vendor: string
  name: string
  names: LocalNames
  motif: MotifName
  palette: PaletteName
  nodeId?: string
  gameId?: string
  mark?: 'hot' | 'new'
}

type Extras = Pick<HotGame, 'nodeId' | 'gameId' | 'mark'>
const hot = (vendor: string, name: string, motif: MotifName, palette: PaletteName, [TY, HI, BN, UR, ID]: readonly [string, string, string, string, string], more: Extras = {}): HotGame => ({ vendor, name, motif, palette, names: { TY, HI, BN, UR, ID }, ...more })

/** The hottest games first: the hot strip of the home page, its grid, then the rest of the hot list. */
export const hotGames: readonly HotGame[] = [
  hot('KITE', 'Dragon of the Ninth Gate', 'dragon-head', 'lacquer', ['มังกรประตูที่เก้า', 'नौवें द्वार का ड्रैगन', 'নবম দ্বারের ড্রাগন', 'نویں دروازے کا اژدہا', 'Naga Gerbang Kesembilan'], { nodeId: '10412', gameId: 'RK-NINTHGATE', mark: 'hot' }),
  hot('BANYAN', 'Pearl Diver Bay', 'oyster-pearl', 'lagoon', ['อ่าวนักดำมุก', 'मोती गोताखोर खाड़ी', 'মুক্তা ডুবুরির উপসাগর', 'موتیوں کا ساحل', 'Teluk Penyelam Mutiara'], { nodeId: '20031', gameId: 'BY-PEARL', mark: 'hot' }),
  hot('PALM', 'Tiger Drum', 'tiger-head', 'ochre', ['กลองพยัคฆ์', 'बाघ का नगाड़ा', 'বাঘের ঢোল', 'شیر کی دھاڑ', 'Genderang Harimau']),
  hot('MOON', 'Ten Thousand Lanterns', 'pagoda', 'indigo', ['หมื่นโคมไฟ', 'दस हज़ार दीप', 'দশ হাজার লণ্ঠন', 'قندیل رات', 'Sepuluh Ribu Lentera']),
  hot('MOON', 'Anubis Rising', 'anubis', 'night', ['อานูบิสผงาด', 'अनुबिस का उदय', 'আনুবিসের উত্থান', 'انوبس کا عروج', 'Kebangkitan Anubis']),
  hot('MOON', 'Seven Lamps', 'asian-lantern', 'night', ['เจ็ดดวงโคม', 'सात दीपक', 'সাত প্রদীপ', 'سات چراغ', 'Tujuh Pelita'], { nodeId: '10455', gameId: 'MR-SEVENLAMPS' }),
  hot('SILK', 'Blue Lotus', 'lotus-flower', 'celadon', ['บัวสีคราม', 'नील कमल', 'নীল পদ্ম', 'نیلا کنول', 'Teratai Biru']),
  hot('ZEPHYR', 'Golden Roost', 'eagle-head', 'persimmon', ['รังอินทรีทอง', 'सुनहरा बसेरा', 'সোনালি নীড়', 'شہباز', 'Sarang Emas'], { mark: 'hot' }),
  hot('MOON', 'Wishing Lamp', 'magic-lamp', 'plum', ['ตะเกียงสมปรารถนา', 'मनोकामना चिराग़', 'ইচ্ছের চেরাগ', 'جادوئی چراغ', 'Lampu Harapan'], { nodeId: '10471', gameId: 'MR-WISHLAMP', mark: 'new' }),
  hot('DEEP', 'Deep Current', 'manta-ray', 'abyss', ['กระแสน้ำลึก', 'गहरी धारा', 'গভীর স্রোত', 'گہرا سمندر', 'Arus Dalam']),
  hot('KITE', 'Golden Dragon King', 'sea-dragon', 'lacquer', ['มังกรทองคำ', 'स्वर्ण ड्रैगन राजा', 'সোনার ড্রাগন রাজা', 'سنہری اژدہا', 'Raja Naga Emas']),
  hot('PITCH', 'Cricket Showdown', 'cricket-bat', 'turf', ['ศึกคริกเก็ต', 'क्रिकेट महामुक़ाबला', 'ক্রিকেট মহারণ', 'کرکٹ شو ڈاؤن', 'Duel Kriket']),
  hot('LOTT', 'Coin Kite', 'coins', 'saffron', ['ว่าวเหรียญทอง', 'सिक्कों की पतंग', 'মুদ্রার ঘুড়ি', 'لکی سکے', 'Layang-layang Koin']),
  hot('MANGO', 'Teen Patti Palace', 'poker-hand', 'felt', ['วังทีนปัตติ', 'तीन पत्ती महल', 'তিন পাত্তি মহল', 'تین پتی محل', 'Istana Teen Patti'], { nodeId: '50017', gameId: 'MG-TEENPATTI', mark: 'hot' }),
  hot('QUILL', 'Ruby Court', 'gems', 'wine', ['ราชสำนักทับทิม', 'माणिक दरबार', 'চুনির দরবার', 'لعل و گہر', 'Istana Rubi']),
  hot('HARBOR', 'Black Sail', 'pirate-skull', 'slate', ['ใบเรือดำ', 'काला पाल', 'কালো পাল', 'بادبان', 'Layar Hitam']),
  hot('PALM', 'Elephant March', 'elephant-head', 'ochre', ['ขบวนช้างศึก', 'गजराज की चाल', 'হাতির শোভাযাত্রা', 'ہاتھی کی سواری', 'Parade Gajah'], { mark: 'new' }),
  hot('CORAL', 'Moonlit Catch', 'double-fish', 'lagoon', ['ล่าปลาใต้แสงจันทร์', 'चाँदनी का शिकार', 'জোছনার জাল', 'چاندنی شکار', 'Tangkapan Purnama']),
  hot('NINE', 'Rose Duchess', 'rose', 'rose', ['ดัชเชสกุหลาบ', 'गुलाब की बेगम', 'গোলাপ বেগম', 'سرخ گلاب', 'Putri Mawar']),
  hot('HARBOR', 'Treasure Atoll', 'open-treasure-chest', 'kelp', ['เกาะขุมทรัพย์', 'ख़ज़ाने का द्वीप', 'গুপ্তধনের দ্বীপ', 'خزانے کا جزیرہ', 'Atol Harta Karun']),
  hot('EMBER', 'Volcano Bride', 'volcano', 'brick', ['เจ้าสาวภูเขาไฟ', 'ज्वालामुखी की दुल्हन', 'আগ্নেয়গিরির কনে', 'آتش فشاں کی دلہن', 'Pengantin Gunung Api'], { mark: 'hot' }),
  hot('KITE', 'Monkey of Peach Hill', 'monkey', 'moss', ['วานรเนินท้อ', 'आड़ू पहाड़ी का वानर', 'পীচ পাহাড়ের বানর', 'آڑو پہاڑی کا بندر', 'Kera Bukit Persik']),
  hot('LOOM', 'Silk Road Fan', 'handheld-fan', 'rose', ['พัดเส้นทางไหม', 'रेशम पथ का पंखा', 'রেশম পথের পাখা', 'شاہراہِ ریشم کا پنکھا', 'Kipas Jalur Sutra']),
  hot('FABLE', 'Fox at the Shrine', 'fox-head', 'persimmon', ['จิ้งจอกแห่งศาล', 'मंडप की लोमड़ी', 'বনদেউলের শিয়াল', 'خانقاہ کی لومڑی', 'Rubah di Kuil']),
  hot('PEAK', 'Pyramid of Rain', 'mayan-pyramid', 'jade', ['พีระมิดแห่งสายฝน', 'वर्षा का पिरामिड', 'বৃষ্টির পিরামিড', 'بارش کا اہرام', 'Piramida Hujan']),
  hot('COPPER', 'Scarab Hour', 'scarab-beetle', 'night', ['ยามแมลงทอง', 'स्कैरब का पहर', 'স্কারাব প্রহর', 'سنہرا بھونرا', 'Jam Skarabe']),
  hot('SALT', 'Samurai Snow', 'samurai-helmet', 'slate', ['ซามูไรหิมะ', 'हिम समुराई', 'তুষার সামুরাই', 'برفانی سمورائی', 'Samurai Salju'], { mark: 'new' }),
  hot('TIDAL', 'Cherry Clockwork', 'cherry', 'wine', ['เชอร์รี่จักรกล', 'चेरी घड़ी', 'চেরি ঘড়ি', 'چیری گھڑی', 'Ceri Mekanik']),
  hot('SILK', 'Butterfly Pavilion', 'butterfly', 'plum', ['ศาลาผีเสื้อ', 'तितली मंडप', 'প্রজাপতির মণ্ডপ', 'تتلی محل', 'Paviliun Kupu-kupu']),
  hot('QUILL', 'Masked Carnival', 'carnival-mask', 'indigo', ['คาร์นิวัลหน้ากาก', 'मुखौटा मेला', 'মুখোশের মেলা', 'نقاب میلہ', 'Karnaval Topeng']),
  hot('ZEPHYR', 'Crown of Winds', 'crown', 'celadon', ['มงกุฎแห่งสายลม', 'पवन मुकुट', 'হাওয়ার মুকুট', 'ہواؤں کا تاج', 'Mahkota Angin']),
  hot('PALM', 'Tabla Nights', 'tabla', 'brick', ['ราตรีกลองตับลา', 'तबला रातें', 'তবলার রাত', 'طبلے کی راتیں', 'Malam Tabla'], { mark: 'hot' }),
  hot('SALT', 'Mango Monsoon', 'mango', 'moss', ['มะม่วงมรสุม', 'आम और सावन', 'আম-বরষা', 'آم کا ساون', 'Musim Mangga']),
  hot('FABLE', 'Owl Library', 'owl', 'night', ['หอสมุดนกฮูก', 'उल्लू पुस्तकालय', 'পেঁচার পাঠাগার', 'الّو کا کتب خانہ', 'Pustaka Burung Hantu']),
  hot('EMBER', 'Phoenix Feather', 'feather', 'lacquer', ['ขนหงส์ไฟ', 'फ़ीनिक्स का पंख', 'ফিনিক্সের পালক', 'ققنس کا پر', 'Bulu Feniks']),
  hot('LOOM', 'Sunflower Fortune', 'sunflower', 'indigo', ['ทานตะวันนำโชค', 'सूरजमुखी भाग्य', 'সূর্যমুখীর ভাগ্য', 'سورج مکھی کی قسمت', 'Rezeki Bunga Matahari']),
  hot('NINE', 'Lotus Baccarat', 'card-diamond', 'wine', ['บาคาร่าดอกบัว', 'कमल बैकारेट', 'পদ্ম ব্যাকারেট', 'کنول بکرا', 'Bakarat Teratai'], { mark: 'hot' }),
  hot('PALI', 'Dragon Tiger Terrace', 'tiger-head', 'felt', ['เสือมังกรระเบียงทอง', 'ड्रैगन टाइगर मंच', 'ড্রাগন টাইগার চত্বর', 'اژدہا اور شیر', 'Teras Naga Macan']),
  hot('RIVA', 'Riverside Roulette', 'roulette-wheel', 'ink', ['รูเล็ตริมน้ำ', 'नदी तट रूलेट', 'নদীতীর রুলেট', 'دریا کنارے رولیٹ', 'Rolet Tepi Sungai']),
  hot('OPAL', 'Andar Bahar Salon', 'card-heart', 'champagne', ['ซาลอนอันดาร์บาฮาร์', 'अंदर बाहर सैलून', 'আন্দর বাহার আসর', 'اندر باہر محفل', 'Salon Andar Bahar'], { mark: 'hot' }),
  hot('VELVET', 'Velvet Sic Bo', 'rolling-dices', 'plum', ['ไฮโลกำมะหยี่', 'मख़मली सिक बो', 'মখমল সিক বো', 'مخملی سک بو', 'Sic Bo Beludru']),
  hot('ASTER', 'Midnight Blackjack', 'card-spade', 'night', ['แบล็กแจ็กเที่ยงคืน', 'मध्यरात्रि ब्लैकजैक', 'মধ্যরাতের ব্ল্যাকজ্যাক', 'آدھی رات بلیک جیک', 'Blackjack Tengah Malam']),
  hot('BANYAN', 'Turtle King', 'sea-turtle', 'kelp', ['ราชาเต่าทะเล', 'कछुआ राजा', 'কচ্ছপ রাজা', 'کچھوا بادشاہ', 'Raja Penyu']),
  hot('CORAL', 'Octopus Orchestra', 'octopus', 'coral', ['วงดนตรีหมึกยักษ์', 'ऑक्टोपस वाद्यवृंद', 'অক্টোপাস বাদকদল', 'آکٹوپس ساز', 'Orkes Gurita'], { mark: 'new' }),
  hot('NET', 'Shark Lagoon', 'shark-jaws', 'abyss', ['ทะเลสาบฉลาม', 'शार्क लैगून', 'হাঙর হ্রদ', 'شارک جھیل', 'Laguna Hiu']),
  hot('ORBIT', 'Orbit Football', 'soccer-ball', 'sky', ['ออร์บิต ฟุตบอล', 'ऑर्बिट फ़ुटबॉल', 'অরবিট ফুটবল', 'آربٹ فٹ بال', 'Orbit Sepak Bola']),
  hot('MAIDAN', 'Maidan Kabaddi', 'trophy', 'clay', ['ไมดัน กาบัดดี้', 'मैदान कबड्डी', 'ময়দান কাবাডি', 'میدان کبڈی', 'Maidan Kabaddi']),
  hot('MAIDAN', 'Maidan Cricket', 'cricket-ball', 'turf', ['ไมดัน คริกเก็ต', 'मैदान क्रिकेट', 'ময়দান ক্রিকেট', 'میدان کرکٹ', 'Maidan Kriket'], { mark: 'hot' }),
  hot('IA', 'Iron Atlas Arena', 'crossed-swords', 'ink', ['สังเวียนไอรอนแอตลาส', 'आयरन एटलस अखाड़ा', 'আয়রন অ্যাটলাস অঙ্গন', 'آئرن ایٹلس میدان', 'Arena Iron Atlas']),
  hot('RANI', 'Rummy with the Queen', 'queen-crown', 'plum', ['รัมมี่ราชินี', 'रानी की रमी', 'রানির রামি', 'ملکہ کی رمی', 'Remi Sang Ratu']),
  hot('DECK', 'Callbreak Club', 'card-spade', 'brick', ['คลับคอลเบรก', 'कॉलब्रेक क्लब', 'কলব্রেক ক্লাব', 'کال بریک کلب', 'Klub Callbreak'], { mark: 'hot' }),
  hot('CARROM', 'Ludo Courtyard', 'perspective-dice-six-faces-six', 'felt', ['ลานลูโด', 'लूडो आँगन', 'লুডোর উঠান', 'لڈو آنگن', 'Halaman Ludo']),
  hot('LOTT', 'River Five', 'lotto-balls', 'sky', ['ลอตโต้แม่น้ำห้าตัว', 'नदी पाँच', 'নদী পাঁচ', 'دریا پانچ', 'Sungai Lima'], { nodeId: '70001', gameId: '7001', mark: 'hot' }),
  hot('TCG_SEA', 'Monsoon Three', 'round-star', 'jade', ['มรสุมสามตัว', 'मानसून तीन', 'বর্ষা তিন', 'مون سون تین', 'Muson Tiga'], { nodeId: '70301', gameId: '7301' }),
  hot('ELOTT', 'Minute Dice', 'rolling-dices', 'marigold', ['ลูกเต๋านาทีเดียว', 'एक मिनट पासा', 'এক মিনিটের পাশা', 'ایک منٹ کا پانسہ', 'Dadu Semenit'], { nodeId: '70024', gameId: '7024', mark: 'new' }),
  hot('TCG_LOTTO_VN', 'Delta North', 'ticket', 'indigo', ['เดลต้าเหนือ', 'डेल्टा उत्तर', 'ডেল্টা উত্তর', 'ڈیلٹا شمال', 'Delta Utara'], { nodeId: '70511', gameId: '7511' }),
  hot('TERN', 'Garden Bingo', 'butterfly', 'rose', ['บิงโกในสวน', 'बाग़ बिंगो', 'বাগান বিঙ্গো', 'باغ بنگو', 'Bingo Taman']),
  hot('PETAL', 'Festival Bingo', 'lotto-balls', 'marigold', ['บิงโกงานวัด', 'मेला बिंगो', 'মেলার বিঙ্গো', 'میلہ بنگو', 'Bingo Festival'], { mark: 'new' }),
  hot('GILT', 'Rocket Bazaar', 'rocket', 'night', ['จรวดตลาดนัด', 'रॉकेट बाज़ार', 'রকেট বাজার', 'راکٹ بازار', 'Roket Bazar'], { mark: 'hot' }),
  hot('ARCO', 'Fruit Cart Dash', 'watermelon', 'celadon', ['รถเข็นผลไม้', 'फलों का ठेला', 'ফলের ঠেলা', 'پھلوں کا ٹھیلا', 'Gerobak Buah']),
  hot('WHIRL', 'Spinning Top Cup', 'spinning-top', 'sky', ['ศึกลูกข่าง', 'लट्टू कप', 'লাটিম কাপ', 'لٹو کپ', 'Piala Gasing']),
  hot('KITE', 'Jade Horseshoe', 'horseshoe', 'jade', ['เกือกม้าหยก', 'जेड नाल', 'জেডের নাল', 'یشم کی نعل', 'Tapal Kuda Giok']),
  hot('ZEPHYR', 'Kite Over the Fort', 'kite', 'persimmon', ['ว่าวเหนือป้อม', 'क़िले पर पतंग', 'দুর্গের ঘুড়ি', 'قلعے پر پتنگ', 'Layang-layang di Benteng']),
  hot('COPPER', 'Compass Star', 'compass', 'slate', ['เข็มทิศดารา', 'दिशा तारा', 'দিকতারা', 'قطب ستارہ', 'Bintang Kompas']),
]
