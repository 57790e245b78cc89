import type { HelpTexts } from './help-texts.ts'

/** The help centre in Indonesian, by the tag of a section. */
export const id: HelpTexts = {
  start: {
    content: '<p>Daftar, setor, pilih game. Ketiganya tidak sampai lima menit.</p>',
    children: [
      [
        'Bagaimana membuka akun?',
        '<p>Ketuk <strong>Daftar</strong> lalu pilih nama dan kata sandi, atau pakai nomor ponsel dan kode yang kami kirim.</p>',
      ],
      [
        'Bisakah mencoba tanpa akun?',
        '<p>Bisa. <a href="/m/trail">Main coba-coba</a> memberi saldo yang bukan uang. Beberapa game memerlukan akun asli.</p>',
      ],
      [
        'Siapa yang boleh bermain?',
        '<p>Semua orang berusia 18 tahun ke atas, satu akun per orang. Di tempat yang hukumnya 21, batasnya 21.</p>',
      ],
    ],
  },
  deposit: {
    content: '<p>Setorlah hanya dari rekening atas nama Anda sendiri.</p>',
    children: [
      [
        'Berapa lama setoran masuk?',
        '<p>Sebagian besar masuk dalam <b>lima menit</b>. Malam hari bank bisa perlu satu jam.</p>',
      ],
      [
        'Setoran saya belum masuk',
        '<p>Kirim bukti dan nomor pesanan kepada <a href="/m/feedback">kami</a>. Kami menjawab dalam satu jam.</p>',
      ],
      [
        'Berapa paling sedikit dan paling banyak?',
        '<ul><li>Yang paling sedikit tertulis di samping tiap cara bayar.</li><li>Yang paling banyak tergantung tingkat VIP Anda.</li></ul>',
      ],
      ['Apakah ada biaya?', '<p>Dari kami tidak. Beberapa bank mengenakan biaya sendiri.</p>'],
    ],
  },
  withdraw: {
    content: '<p>Anda memerlukan kartu bank atas nama sendiri dan kata sandi pembayaran.</p>',
    children: [
      [
        'Berapa lama penarikan?',
        '<p>Kami memeriksa dalam 30 menit. Bank perlu sampai enam jam, akhir pekan lebih lama.</p>',
      ],
      [
        'Mengapa ditolak?',
        '<ol><li>Nama di kartu berbeda.</li><li>Bonus belum cukup dimainkan.</li><li>Nomor kartu salah.</li></ol>',
      ],
      ['Lupa kata sandi pembayaran', '<p>Buat yang baru di <a href="/m/member/home">Anggota</a>, keamanan.</p>'],
    ],
  },
  bonus: {
    content: '<p>Bonus harus dimainkan beberapa kali sebelum bisa ditarik. Jumlahnya tertulis di tiap penawaran.</p>',
    children: [
      [
        'Apa yang dihitung sebagai taruhan sah?',
        '<p>Taruhan yang sudah selesai. Taruhan di kedua sisi satu putaran dan putaran batal tidak dihitung.</p>',
      ],
      ['Kapan poin dihitung?', '<p>Setiap hari. Rabat taruhan sah masuk ke saldo keesokan harinya.</p>'],
      ['Bolehkah mengambil dua bonus sekaligus?', '<p>Tidak. Satu hadiah per orang, akun pembayaran, dan alamat.</p>'],
    ],
  },
  games: {
    content: '<p>Lebih dari 600 game, menurut jenis dan pembuatnya.</p>',
    children: [
      [
        'Game berhenti di tengah jalan',
        '<p>Buka lagi: putaran yang terbuka berlanjut. Kalau tidak, taruhan kembali dalam sehari.</p>',
      ],
      ['Bagaimana favorit bekerja?', '<p>Ketuk hati pada gambar. Favorit ikut Anda ke semua ponsel.</p>'],
      ['Apakah hasilnya adil?', '<p>Slot memakai RNG bersertifikat. Meja langsung dibagikan di depan kamera.</p>'],
    ],
  },
  security: {
    content: '<p>Staf kami tidak pernah meminta kata sandi atau kode.</p>',
    children: [
      ['Lupa kata sandi', '<p>Pakai <a href="/m/forget">lupa kata sandi</a> dengan nomor ponsel atau surel.</p>'],
      ['Orang lain memakai akun saya', '<p>Segera ganti kata sandi, lalu hubungi layanan pelanggan.</p>'],
    ],
  },
  'responsible-gaming': {
    content:
      '<p>Tetapkan batas, ambil jeda, atau tutup akun untuk sementara. Layanan pelanggan melakukannya di hari yang sama.</p>',
    children: [
      [
        'Batas setoran',
        '<ul><li>Harian</li><li>Mingguan</li><li>Bulanan</li></ul><p>Batas lebih rendah langsung berlaku, yang lebih tinggi setelah sehari.</p>',
      ],
      [
        'Mengambil jeda',
        '<p>Dari sehari sampai enam bulan. Selama itu akun tidak bisa dimasuki dan tidak ada penawaran dikirim.</p>',
      ],
      [
        'Tanda yang perlu diperhatikan',
        '<ul><li>Bermain dengan uang yang Anda perlukan.</li><li>Bermain untuk mengejar kekalahan.</li><li>Menyembunyikan seberapa banyak Anda bermain.</li></ul>',
      ],
    ],
  },
  terms: { content: '<p>Syarat ini berlaku antara Anda dan pengelola situs ini.</p>', children: [] },
}
