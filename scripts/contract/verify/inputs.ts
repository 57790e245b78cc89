import type { ContractOperation } from '../judge/contract.ts'
import { asList, asObject, asText, type JsonObject } from '../document/json.ts'
import { unique, uniqueReference, type Changes } from './exchange.ts'
import type { Answers } from './context-types.ts'

type Input = (answers: Answers) => Promise<Changes>

/** What an operation's example gets from earlier answers in place of its own ids, so that it means something there. */
export async function inputOf(answers: Answers, { id, query }: ContractOperation): Promise<Changes> {
  const own = await INPUTS[id]?.(answers)
  const hasDays = query.some(({ name }) => name === 'from')
  return hasDays ? { ...own, query: { ...answers.daysSince(6), ...own?.query } } : (own ?? {})
}

const firstGame = async (answers: Answers): Promise<JsonObject> =>
  (await answers.rows('listGames', 'games', ALL_GAMES))[0] ?? { nodeId: undefined, vassalage: undefined }
export const ALL_GAMES: Changes = {
  query: Object.fromEntries(
    ['gameName', 'gameType', 'vassalage', 'gameClassify', 'minBet', 'minLine'].map((name) => [name, undefined]),
  ),
}

const gameReference: Input = async (answers) => {
  const { nodeId, vassalage } = await firstGame(answers)
  return nodeId === undefined ? {} : { body: { nodeId, vendor: vassalage } }
}

/** A field from the first row of a list that another call answers. */
const fromList =
  (id: string, list: string, field: string, make: (value: unknown) => Changes): Input =>
  async (answers) => {
    const value = (await answers.rows(id, list))[0]?.[field]
    return value === undefined ? {} : make(value)
  }

const deposit =
  (method: string): Input =>
  async (answers) => {
    const channel = await openChannel(answers, method)
    if (!channel) return {}
    const { channelId, vendor, limits, banks, variants, referenceKind } = channel
    const bank = asObject(asList(banks)[0])['bankCode']
    const amount = asObject(limits)['minAmount']
    const extra = {
      MANUAL: { reference: uniqueReference(referenceKind) },
      GATEWAY: { vendor, bankCode: bank },
      WECHAT: { variant: asList(variants)[0] },
    }[method]
    return { body: { channelId, amount, promoId: undefined, again: true, ...extra } }
  }

/** An open way to pay in, the first that fits. */
export async function openChannel(
  answers: Answers,
  method: string,
  fits: (channel: JsonObject) => boolean = () => true,
): Promise<JsonObject | undefined> {
  const methods = await answers.rows('listDepositBanks', 'methods', { query: { method, vendor: undefined } })
  const channels = methods
    .filter((one) => one['method'] === method)
    .flatMap((one) => asList(one['channels']).map(asObject))
  return channels.find((one) => one['state'] === 'OPEN' && fits(one))
}

const promotion =
  (way: string): Input =>
  async (answers) => {
    const open = (await answers.rows('listDepositPromos', 'promotions')).find(
      ({ takenBy, status }) => takenBy === way && ['JOIN', 'CLAIM'].includes(String(status)),
    )
    return open ? { body: { promoId: open['promoId'] } } : {}
  }

const teamMember: Input = async (answers) => {
  const memberId = asObject(
    (await answers.rows('listSubordinates', 'subordinates', { query: { name: undefined } }))[0]?.['member'],
  )['memberId']
  return memberId === undefined ? {} : { body: { memberId } }
}

const pendingContract =
  (id: string): Input =>
  async (answers) => {
    const contracts = await answers.rows(id, 'contracts', ALL_CONTRACTS)
    const pending = contracts.find(({ status }) => status === 'PENDING')
    return pending ? { body: { contractId: pending['contractId'] } } : {}
  }
const ALL_CONTRACTS: Changes = { query: { contractId: undefined, memberId: undefined } }

/** The member's own, where it is known. */
const paymentPassword = ({ options: { credentials } }: Answers) =>
  credentials.paymentPassword === undefined ? {} : { paymentPassword: credentials.paymentPassword }

const ownEmail = ({ options: { credentials } }: Answers) =>
  credentials.email === undefined ? {} : { email: credentials.email }

const lotteryOrder = async (answers: Answers): Promise<JsonObject | undefined> => {
  const orders = await answers.rows('listLotteryOrders', 'content', { query: { status: undefined } })
  return orders.find(({ status }) => status === 'WAITING') ?? orders[0]
}

const waitingDeposit: Input = async (answers) => {
  const orders = await answers.rows('listDepositReports', 'content', { query: { status: 'PENDING' } })
  const order = orders.find(({ status }) => status === 'PENDING')
  return order ? { body: { orderNo: order['orderNo'] } } : {}
}

/** A withdrawal that the member may still cancel. */
export async function waitingWithdrawal(answers: Answers): Promise<string | undefined> {
  const orders = await answers.rows('listWithdrawReports', 'content', { query: { status: 'PENDING' } })
  for (const { orderNo } of orders) {
    const { cancellable } = await answers.value('getWithdrawOrder', { query: { orderNo } })
    if (cancellable === true) return asText(orderNo)
  }
  return undefined
}

/** To every security question. */
const KNOWN_ANSWER = 'verify'

/** What every registration of this run holds; one by mobile number has no name. */
const registration =
  (isByMobile: boolean): Input =>
  (answers) => {
    const host = new URL(answers.options.target).hostname
    return Promise.resolve({
      body: {
        registerUrl: host,
        domain: host,
        username: isByMobile ? '' : unique(),
        password: 'lantern88x',
        confirmPassword: 'lantern88x',
        email: `${unique()}@mail.example`,
        verificationCode: isByMobile ? '000000' : '',
        captcha: '0',
        birthDate: undefined,
      },
    })
  }

const INPUTS: Readonly<Record<string, Input>> = {
  // The account does not exist, so nobody's is locked.
  login: () => Promise.resolve({ body: { username: unique(), password: 'lantern-0' } }),
  register: registration(false),
  registerMobile: registration(true),
  addFavorite: gameReference,
  addRecentGame: gameReference,
  async removeFavorite(answers) {
    return { query: (await gameReference(answers)).body ?? {} }
  },
  async launchGame(answers) {
    const { nodeId, vassalage, gameId, gameType } = await firstGame(answers)
    return nodeId === undefined ? {} : { body: { nodeId, vassalage, gameId, gameType } }
  },
  updateMemberIcon: fromList('getMemberIcon', 'list', 'iconId', (iconId) => ({ body: { iconId } })),
  listOpenedNumbers: fromList('listMobileLotteryGames', 'list', 'gameId', (gameId) => ({ query: { gameId } })),
  createLotteryTicket: fromList('listMobileLotteryGames', 'list', 'gameId', (gameId) => ({ body: { gameId } })),
  async getVnOpenedNumbers(answers) {
    const group = (await answers.rows('getVnGameMenu', 'groups'))[0]
    const { gameId } = asObject(asList(group?.['games'])[0])
    return gameId === undefined ? {} : { query: { gameId } }
  },
  async getLotteryOrder(answers) {
    const order = await lotteryOrder(answers)
    return order ? { query: { orderId: order['orderId'] } } : {}
  },
  async cancelLotterySuborders(answers) {
    const order = await lotteryOrder(answers)
    if (!order) return {}
    const { orderId } = order
    const { suborders } = await answers.value('getLotteryOrder', { query: { orderId } })
    const { suborderId } = asObject(asList(suborders)[0])
    return { body: { orderId, suborderIds: [suborderId] } }
  },
  markAnnouncementRead: fromList('listAnnouncements', 'list', 'id', (announcementId) => ({ body: { announcementId } })),
  deleteInboxMessage: fromList('listInbox', 'content', 'id', (messageId) => ({ query: { messageId } })),
  markInboxRead: fromList('listInbox', 'content', 'id', (messageId) => ({ body: { messageId } })),
  listBetRecords: () => Promise.resolve({ query: { member: undefined } }),
  createManualDeposit: deposit('MANUAL'),
  createAlipayDeposit: deposit('ALIPAY'),
  createQqDeposit: deposit('QQ'),
  createGatewayDeposit: deposit('GATEWAY'),
  createWechatDeposit: deposit('WECHAT'),
  acceptDepositPromo: promotion('ACCEPT'),
  applyPromotion: promotion('APPLY'),
  // The member keeps the address: the next run counts on it again. The code of the e-mail is known to nobody here.
  async updateMemberEmail(answers) {
    return { body: { ...ownEmail(answers), ...paymentPassword(answers) } }
  },
  async sendEmailCode(answers) {
    return { body: ownEmail(answers) }
  },
  async updateMemberMobile(answers) {
    return { body: paymentPassword(answers) }
  },
  async withdraw(answers) {
    const { cards, allowance } = await answers.value('listBankCards')
    const card = asList(cards)
      .map(asObject)
      .find(({ usable }) => usable === true)
    const { minAmount } = asObject(asObject(allowance)['limits'])
    return card
      ? {
          body: { cardId: card['cardId'], amount: minAmount, fee: undefined, again: true, ...paymentPassword(answers) },
        }
      : {}
  },
  async addBankCard(answers) {
    const banks = await answers.rows('listWithdrawBanks', 'list')
    // The number of the example is that of a bank account.
    const bankCode = banks.find(({ kind = 'BANK' }) => kind === 'BANK')?.['bankCode']
    return bankCode === undefined ? {} : { body: { bankCode, ...paymentPassword(answers) } }
  },
  // One that is still being checked: other calls need those to pay out to. The last was added by this run.
  async removeBankCard(answers) {
    if (answers.options.credentials.paymentPassword === undefined) return {}
    const unchecked = async () =>
      (await answers.rows('listBankCards', 'cards')).findLast(({ usable }) => usable === false)
    if (!(await unchecked())) await answers.value('addBankCard')
    const card = await unchecked()
    return card ? { body: { cardId: card['cardId'], ...paymentPassword(answers) } } : {}
  },
  // Wrong answers would lock the reset for a day: right ones are set before, or a code is made up, which locks nothing.
  async resetPaymentPassword(answers) {
    const { paymentPassword: word } = answers.options.credentials
    if ((await answers.value('getSecurityConfig'))['securityQuestions'] !== true) return {}
    if (word === undefined) return { body: { answers: undefined, verificationCode: '000000' } }
    await answers.value('setCustomerSecurityQuestions')
    const own = await answers.rows('getCustomerSecurityQuestions', 'list')
    return {
      body: { answers: own.map(({ questionId }) => ({ questionId, answer: KNOWN_ANSWER })), newPaymentPassword: word },
    }
  },
  async setCustomerSecurityQuestions(answers) {
    const ids = (await answers.rows('listSecurityQuestions', 'list')).slice(0, 2).map(({ questionId }) => questionId)
    return ids.length === 0
      ? {}
      : {
          body: {
            answers: ids.map((questionId) => ({ questionId, answer: KNOWN_ANSWER })),
            ...paymentPassword(answers),
          },
        }
  },
  getDepositOrder: fromList('listDepositReports', 'content', 'orderNo', (orderNo) => ({ query: { orderNo } })),
  getWithdrawOrder: fromList('listWithdrawReports', 'content', 'orderNo', (orderNo) => ({ query: { orderNo } })),
  cancelDeposit: waitingDeposit,
  addDepositProof: waitingDeposit,
  async cancelWithdrawal(answers) {
    const orderNo = await waitingWithdrawal(answers)
    return orderNo === undefined ? {} : { body: { orderNo } }
  },
  settleMoneyCall: () => Promise.resolve({ body: { key: unique(24) } }),
  updateRebates: teamMember,
  transferDownline: teamMember,
  async transferMultipleDownline(answers) {
    const { memberId } = (await teamMember(answers)).body ?? {}
    return memberId === undefined ? {} : { body: { transfers: [{ memberId, amount: '1.00' }] } }
  },
  async listDownlines() {
    return { query: { uplineId: undefined } }
  },
  getDailySalaryContract: () => Promise.resolve(ALL_CONTRACTS),
  getDividendContract: () => Promise.resolve(ALL_CONTRACTS),
  getHourContract: () => Promise.resolve(ALL_CONTRACTS),
  answerDailySalaryContract: pendingContract('getDailySalaryContract'),
  answerDividendContract: pendingContract('getDividendContract'),
  answerHourContract: pendingContract('getHourContract'),
  async createContract(answers) {
    const rows = await answers.rows('listSubordinates', 'subordinates', { query: { name: undefined } })
    const offers = await answers.rows('listOfferedContracts', 'offers', { query: { memberId: undefined } })
    const taken = new Set(offers.map(({ contract }) => asObject(asObject(contract)['offeredTo'])['memberId']))
    const free = rows.map(({ member }) => asObject(member)).find((one) => one['enabled'] && !taken.has(one['memberId']))
    return free ? { body: { memberId: free['memberId'], startsOn: answers.day(-1), endsOn: answers.day(-90) } } : {}
  },
  listOfferedContracts: () => Promise.resolve({ query: { memberId: undefined } }),
  async withdrawContract(answers) {
    const offers = await answers.rows('listOfferedContracts', 'offers', { query: { memberId: undefined } })
    const waiting = offers.map(({ contract }) => asObject(contract)).find(({ status }) => status === 'PENDING')
    return waiting ? { query: { contractId: waiting['contractId'] } } : {}
  },
  async createAffiliateUrl(answers) {
    const { domains } = await answers.value('listAffiliateUrls')
    const [domain] = asList(domains)
    return domain === undefined ? {} : { body: { domain } }
  },
  deleteAffiliateUrl: fromList('listAffiliateUrls', 'links', 'linkId', (linkId) => ({ query: { linkId } })),
}
