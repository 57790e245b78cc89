/**
 * Faults of wiring that were once planted without a red test: a prop that is not passed, a condition that is dropped, a
 * wrong key. Each now has a test that fails; `npm run mutants -- wiring` plants them all again.
 */
export interface WiringFault {
  /** From the root of the checkout. */
  file: string
  find: string
  replace: string
  /** Test file, and what the name of the failing test holds. */
  proof: readonly [file: string, title: string]
}

const FEATURES = 'tests/wiring-features.test.tsx'
const LANGUAGE = 'tests/wiring-language.test.tsx'
const PROMPTS = 'src/features/lobby/prompts/use-contract-prompts'
const FADE = 'src/app/shell/PageFade'

/** A fault that sends another language than that of the site. */
const inEnglish = (file: string, find: string, path: string, proof = LANGUAGE): WiringFault => ({
  file,
  find,
  replace: find.replace(/\blanguage\b(?!:)/, "language: 'EN'"),
  proof: [proof, `I18N-08, WIN-06 ${path} asks`],
})

/** A fault that asks for another whitelabel key. */
const otherKey = (file: string, key: string, other: string, title: string): WiringFault => ({
  file,
  find: `${key}: useFeature('${key}')`,
  replace: `${key}: useFeature('${other}')`,
  proof: [FEATURES, title],
})

const MENU = 'src/app/menu/SideMenu.tsx'
const MEMBER = 'src/features/member/home/MemberHomePage.tsx'
const inMenu = (key: string) => `in the side menu, ${key} takes`
const inMember = (key: string) => `REWARD-02, BOOT-24 in the member area, ${key} takes`

export const WIRING: readonly WiringFault[] = [
  {
    file: MENU,
    find: 'isInstalled: isInstalled()',
    replace: 'isInstalled: false',
    proof: [FEATURES, 'offers the app only outside of it: installed true'],
  },
  {
    file: MENU,
    find: 'isInstalled: isInstalled()',
    replace: 'isInstalled: true',
    proof: [FEATURES, 'offers the app only outside of it: installed false'],
  },
  {
    file: `${PROMPTS}.ts`,
    find: 'if (isExemptFromContracts(member.type)) return',
    replace: '',
    proof: [`${PROMPTS}.test.tsx`, 'an account of type 41 is exempt'],
  },
  {
    file: `${PROMPTS}.ts`,
    find: 'if (isExemptFromContracts(member.type)) return',
    replace: 'return',
    proof: [`${PROMPTS}.test.tsx`, 'an account of type 0 is asked'],
  },
  {
    file: `${FADE}.tsx`,
    find: 'isPop && wasBackSwipe()',
    replace: 'false',
    proof: [`${FADE}.test.tsx`, 'reached by a swipe back'],
  },
  {
    file: `${FADE}.tsx`,
    find: 'isPop && wasBackSwipe()',
    replace: 'wasBackSwipe()',
    proof: [`${FADE}.test.tsx`, 'reached by a link tapped after a swipe'],
  },
  {
    file: `${FADE}.tsx`,
    find: 'isPop && wasBackSwipe()',
    replace: 'isPop',
    proof: [`${FADE}.test.tsx`, 'reached by the back button'],
  },
  {
    file: `${FADE}.tsx`,
    find: 'const [still] = useState(() => isPop && wasBackSwipe())',
    replace: 'const still = isPop && wasBackSwipe()',
    proof: [`${FADE}.test.tsx`, 'reached by a swipe back'],
  },
  {
    file: 'src/core/support/ServiceLink.tsx',
    find: 'if (only) {',
    replace: 'if (another) {',
    proof: [FEATURES, 'MSG-13 opens the one address'],
  },
  {
    file: 'src/features/lobby/use-home-announcements.ts',
    find: "useFeature('LIVEMODEL3')",
    replace: 'true',
    proof: [FEATURES, 'HOME-24 has banners of live models only with their feature: false'],
  },
  {
    file: 'src/features/lobby/use-home-announcements.ts',
    find: "useFeature('LIVEMODEL3')",
    replace: 'false',
    proof: [FEATURES, 'HOME-24 has banners of live models only with their feature: true'],
  },
  otherKey(MENU, 'REWCEN3', 'DEPOSIT', inMenu('REWCEN3')),
  otherKey(MENU, 'DEPOSIT', 'WITHDRAW', inMenu('DEPOSIT')),
  otherKey(MENU, 'WITHDRAW', 'DEPOSIT', inMenu('WITHDRAW')),
  otherKey(MENU, 'TRANSBETREPMEM3', 'REWCEN3', inMenu('TRANSBETREPMEM3')),
  otherKey(MEMBER, 'REWCEN3', 'DEPOSIT', inMember('REWCEN3')),
  otherKey(MEMBER, 'TRANSBETREPMEM3', 'REWCEN3', inMember('TRANSBETREPMEM3')),
  {
    file: 'src/features/member/home/WalletCard.tsx',
    find: "canDeposit = useFeature('DEPOSIT')",
    replace: "canDeposit = useFeature('WITHDRAW')",
    proof: [FEATURES, inMember('DEPOSIT')],
  },
  {
    file: 'src/features/member/home/WalletCard.tsx',
    find: "canWithdraw = useFeature('WITHDRAW')",
    replace: 'canWithdraw = true',
    proof: [FEATURES, inMember('WITHDRAW')],
  },
  inEnglish('src/features/lobby/WinnerBoard.tsx', "gameCategory: 'ALL', language,", '/m/home'),
  inEnglish(
    'src/features/lobby/use-home-announcements.ts',
    'merchantCode: currentMerchant.code, language }',
    '/m/home',
  ),
  inEnglish('src/features/lobby/use-lobby-news.ts', 'merchantCode: currentMerchant.code, language }', '/m/home'),
  inEnglish('src/core/games/use-hot-games.ts', 'isPlatform: HOT_GAMES_PLATFORM, language,', '/m/home'),
  inEnglish('src/features/lottery/draws/PopularLotteries.tsx', 'query: { language }', '/m/lottery'),
  inEnglish('src/features/cashier/deposit/DepositPage.tsx', 'query: { language }', '/m/voucherCenter'),
  inEnglish('src/features/cashier/deposit/form/use-deposit-promotions.ts', 'query: { language }', '/m/voucherCenter'),
  inEnglish('src/features/cashier/withdraw/WithdrawPage.tsx', 'query: { language }', '/m/withdraw'),
  inEnglish('src/features/promotions/use-offers.ts', 'query: { language }', '/m/activity'),
  inEnglish('src/features/promotions/use-offers.ts', 'merchantCode: currentMerchant.code, language }', '/m/activity'),
  inEnglish('src/features/records/account/AccountRecordPage.tsx', 'query: { language }', '/m/member/accountRecord'),
  inEnglish('src/core/records/Bets.tsx', 'member, language }', '/m/gameRecord'),
  inEnglish('src/features/access/registration/RegisterBanner.tsx', 'language,', '/m/register'),
  {
    file: 'src/features/messages/use-inbox-query.ts',
    find: 'language: useLanguage()',
    replace: "language: 'EN'",
    proof: [LANGUAGE, 'I18N-08, WIN-06 /m/message asks'],
  },
  {
    file: 'src/features/promotions/use-offers.ts',
    find: '{ enabled: session !== undefined }',
    replace: '{}',
    proof: [LANGUAGE, 'a visitor of /m/activity sends no call'],
  },
  {
    file: 'src/features/lottery/draws/use-lotteries.ts',
    find: 'enabled: session !== undefined, ',
    replace: '',
    proof: [LANGUAGE, 'a visitor of /m/lottery sends no call'],
  },
  {
    file: 'src/core/games/favorites/favorites.ts',
    find: '{ enabled: isSignedIn }',
    replace: '{}',
    proof: [LANGUAGE, 'a visitor of /m/home sends no call'],
  },
  {
    file: 'src/features/messages/LatestMessages.tsx',
    find: '{ enabled: hasInbox }',
    replace: '{}',
    proof: [LANGUAGE, 'a visitor of /m/message sends no call'],
  },
]
