import { asList, asObject } from '../../contract/json.ts'
import { openChannel } from '../feeds.ts'
import { unique } from '../exchange.ts'
import type { Kit } from '../kit.ts'
import { field, needs, type Recipe } from './recipe.ts'

const DEPOSITS = [
  'createManualDeposit',
  'createAlipayDeposit',
  'createQqDeposit',
  'createGatewayDeposit',
  'createWechatDeposit',
]
const METHODS: Readonly<Record<string, string>> = {
  createManualDeposit: 'MANUAL',
  createAlipayDeposit: 'ALIPAY',
  createQqDeposit: 'QQ',
  createGatewayDeposit: 'GATEWAY',
  createWechatDeposit: 'WECHAT',
}
const NO_CHANNEL = 'no channel of this method is open'
const WRONG = '000000'
const NO_CARD = 'the member has no usable bank card'

/** The payment password has to be set for these, and is not known here. */
const GUARDED = ['PAYMENT_PASSWORD_UNSET', 'PAYMENT_PASSWORD_INCORRECT']

const hasPaymentPassword = async (kit: Kit): Promise<boolean> => (await kit.answer('hasWithdrawalPassword')) === true

/** Records, deposits, withdrawals and the security settings that guard them. */
export const moneyRecipes: readonly Recipe[] = [
  {
    code: 'DATE_RANGE_INVALID',
    run: async (kit, operation) => kit.ask(operation, { query: { from: kit.day(), to: kit.day(10) } }),
  },
  {
    code: 'AMOUNT_OUT_OF_LIMITS',
    on: DEPOSITS,
    run: async (kit, operation) =>
      (await openChannel(kit, METHODS[operation.id] ?? ''))
        ? kit.ask(operation, { body: { amount: '0.01' } })
        : { open: NO_CHANNEL },
  },
  field('RECORD_NOT_FOUND', DEPOSITS, { channelId: 'unknown' }),
  {
    code: 'IDEMPOTENCY_CONFLICT',
    on: DEPOSITS,
    run: async (kit, operation) => {
      const channel = await openChannel(kit, METHODS[operation.id] ?? '')
      if (!channel) return { open: NO_CHANNEL }
      const { minAmount, maxAmount } = asObject(channel['limits'])
      const headers = { 'Idempotency-Key': unique(24) }
      await kit.ask(operation, { headers, body: { amount: minAmount } })
      return kit.ask(operation, { headers, body: { amount: maxAmount } })
    },
  },
  field('PROMO_NOT_ELIGIBLE', DEPOSITS, { promoId: 'unknown' }, ['RECORD_NOT_FOUND']),
  {
    code: 'IMAGE_TYPE',
    run: async (kit, operation) => kit.ask(operation, { body: fileBody(operation.id, [textFile()]) }),
  },
  {
    code: 'IMAGE_TOO_LARGE',
    run: async (kit, operation) => kit.ask(operation, { body: fileBody(operation.id, [largePicture()]) }),
  },
  {
    code: 'IMAGE_TOO_MANY',
    run: async (kit, operation) =>
      kit.ask(operation, { body: fileBody(operation.id, Array.from({ length: 4 }, smallPicture)) }),
  },
  field('REMARK_TOO_LONG', ['applyPromotion'], { remark: 'r'.repeat(141), images: undefined }),
  field('RECORD_NOT_FOUND', ['acceptDepositPromo', 'applyPromotion'], { promoId: 'unknown' }),
  {
    code: 'PROMO_NOT_ELIGIBLE',
    on: ['acceptDepositPromo', 'applyPromotion'],
    run: async (kit, operation) => {
      const closed = await promotionIn(kit, operation.id, ['CLOSED', 'COMING_SOON'])
      return closed === undefined ? { open: 'no promotion is over' } : kit.ask(operation, { body: { promoId: closed } })
    },
  },
  {
    code: 'PROMO_ALREADY_CLAIMED',
    run: async (kit, operation) => {
      const taken = await promotionIn(kit, operation.id, ['CLAIMED', 'JOINED', 'APPLYING', 'PROCESS', 'ISSUED'])
      return taken === undefined
        ? { open: 'the member has taken no promotion' }
        : kit.ask(operation, { body: { promoId: taken } })
    },
  },
  field('FEEDBACK_LENGTH', ['sendFeedback'], { content: 'hi' }),
  field('RECORD_NOT_FOUND', ['withdraw'], { cardId: 'unknown' }, GUARDED),
  {
    code: 'PAYMENT_PASSWORD_UNSET',
    run: async (kit, operation) =>
      (await hasPaymentPassword(kit)) ? { open: 'the member has a payment password' } : kit.ask(operation),
  },
  {
    code: 'PAYMENT_PASSWORD_INCORRECT',
    run: async (kit, operation) => {
      if (!(await hasPaymentPassword(kit))) return { open: 'the member has no payment password' }
      if (operation.id === 'withdraw' && !(await usableCard(kit))) return { open: NO_CARD }
      const name = operation.id === 'setPaymentPassword' ? 'oldPaymentPassword' : 'paymentPassword'
      return kit.ask(operation, { body: { [name]: WRONG } })
    },
  },
  {
    code: 'AMOUNT_OUT_OF_LIMITS',
    on: ['withdraw'],
    masks: GUARDED,
    run: async (kit, operation) =>
      (await usableCard(kit)) ? kit.ask(operation, { body: { amount: '0.01' } }) : { open: NO_CARD },
  },
  {
    code: 'SECURITY_QUESTIONS_UNSET',
    run: async (kit, operation) => {
      const { securityQuestions } = await kit.value('getSecurityConfig')
      return securityQuestions === false ? kit.ask(operation) : { open: 'the member has chosen security questions' }
    },
  },
  {
    code: 'SECURITY_ANSWERS_INCORRECT',
    run: async (kit, operation) => {
      const own = await kit.rows('getCustomerSecurityQuestions', 'list')
      if (own.length === 0) return { open: 'the member has chosen no security questions' }
      const answers = own.slice(0, 3).map(({ questionId }) => ({ questionId, answer: 'verify-wrong' }))
      return kit.ask(operation, { body: { answers } })
    },
  },
  {
    code: 'SMS_CODE_FORMAT',
    on: ['resetPaymentPassword'],
    run: async (kit, operation) => kit.ask(operation, { body: { answers: undefined, verificationCode: '12a' } }),
  },
  {
    code: 'SMS_CODE_INCORRECT',
    on: ['resetPaymentPassword'],
    run: async (kit, operation) => kit.ask(operation, { body: { answers: undefined, verificationCode: WRONG } }),
  },
  field('RECORD_NOT_FOUND', ['addBankCard'], { bankCode: 'unknown' }, GUARDED),
  field('NAME_FORMAT', ['addBankCard'], { payeeName: '<b>' }, GUARDED),
  field(
    'RECORD_NOT_FOUND',
    ['setCustomerSecurityQuestions'],
    { answers: [{ questionId: 'unknown', answer: 'verify' }] },
    GUARDED,
  ),
]

const usableCard = async (kit: Kit): Promise<boolean> =>
  (await needs(kit, 'member')) === undefined &&
  asList((await kit.value('listBankCards'))['cards']).some((card) => asObject(card)['usable'] === true)

async function promotionIn(kit: Kit, id: string, states: readonly string[]): Promise<unknown> {
  const way = id === 'applyPromotion' ? 'APPLY' : 'ACCEPT'
  const promotions = await kit.rows('listDepositPromos', 'promotions')
  return promotions.find(({ takenBy, status }) => takenBy === way && states.includes(String(status)))?.['promoId']
}

const LARGE_BYTES = 6 * 1024 * 1024
const fileBody = (id: string, files: File[]) => (id === 'createManualDeposit' ? { slip: files[0] } : { images: files })
const smallPicture = (): File => new File([PNG], 'verify.png', { type: 'image/png' })
const textFile = (): File => new File(['no picture'], 'verify.txt', { type: 'text/plain' })
const largePicture = (): File => new File([PNG, new Uint8Array(LARGE_BYTES)], 'verify.png', { type: 'image/png' })
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
