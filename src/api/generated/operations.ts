// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import type { components, operations } from './schema.ts'

/** What an encrypted body holds, before the moment and the nonce are added. */
type Unencrypted<Payload> = Payload extends unknown ? Omit<Payload, 'sentAt' | 'nonce'> : never

/** What each operation takes and answers. */
export interface Operations {
  /**
   * Whether the site is open to this visitor, and what it is made of
   */
  getSystemStatus: {
    variables: { header?: operations['getSystemStatus']['parameters']['header'] }
    value: operations['getSystemStatus']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Which features the merchant has switched on
   */
  getWhitelabel: {
    variables: { header?: operations['getWhitelabel']['parameters']['header'] }
    value: operations['getWhitelabel']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The domains that serve the same merchant
   */
  getDomainRoute: {
    variables: { header?: operations['getDomainRoute']['parameters']['header'] }
    value: operations['getDomainRoute']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The regions a visitor can choose, with currency and languages
   */
  listCountries: {
    variables: {}
    value: operations['listCountries']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Which fields the registration form has, and their rules
   */
  getRegisterSettings: {
    variables: { header?: operations['getRegisterSettings']['parameters']['header'] }
    value: operations['getRegisterSettings']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Which agent contracts wait for the member's answer
   */
  getConsolidatedSettings: {
    variables: {}
    value: operations['getConsolidatedSettings']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The help centre in one language
   */
  getHelpCenter: {
    variables: { query: operations['getHelpCenter']['parameters']['query']; header?: operations['getHelpCenter']['parameters']['header'] }
    value: operations['getHelpCenter']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Signs a member or an agent in
   */
  login: {
    variables: { header?: Omit<operations['login']['parameters']['header'], 'X-Encryption-Key'>; body: Unencrypted<components['schemas']['LoginPayload']> }
    value: operations['login']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Ends the session
   */
  logout: {
    variables: {}
    value: operations['logout']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Starts a free trial and signs it in
   */
  startFreePlay: {
    variables: { header?: operations['startFreePlay']['parameters']['header'] }
    value: operations['startFreePlay']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Reserves the name of a trial account without signing it in
   */
  createTrialUser: {
    variables: { header?: operations['createTrialUser']['parameters']['header'] }
    value: operations['createTrialUser']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Registers a member by username
   */
  register: {
    variables: { header?: Omit<operations['register']['parameters']['header'], 'X-Encryption-Key'>; body: Unencrypted<components['schemas']['RegistrationPayload']> }
    value: operations['register']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Registers a member by mobile number and SMS code
   */
  registerMobile: {
    variables: { header?: Omit<operations['registerMobile']['parameters']['header'], 'X-Encryption-Key'>; body: Unencrypted<components['schemas']['RegistrationPayload']> }
    value: operations['registerMobile']['responses'][200]['content']['application/json']['value']
  }
  /**
   * A new captcha picture
   */
  getCaptcha: {
    variables: {}
    value: operations['getCaptcha']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Whether a username is still free
   */
  checkUsername: {
    variables: { query: operations['checkUsername']['parameters']['query']; header?: operations['checkUsername']['parameters']['header'] }
    value: operations['checkUsername']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Whether an e-mail address is still free
   */
  checkEmail: {
    variables: { header?: operations['checkEmail']['parameters']['header']; body: operations['checkEmail']['requestBody']['content']['application/x-www-form-urlencoded'] }
    value: operations['checkEmail']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Whether an invitation code may be used on this domain
   */
  checkAffiliateCode: {
    variables: { query: operations['checkAffiliateCode']['parameters']['query']; header?: operations['checkAffiliateCode']['parameters']['header'] }
    value: operations['checkAffiliateCode']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Sends an SMS code to the number of an account
   */
  sendLoginSmsCode: {
    variables: { header?: operations['sendLoginSmsCode']['parameters']['header']; body: operations['sendLoginSmsCode']['requestBody']['content']['application/json'] }
    value: operations['sendLoginSmsCode']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Sends an SMS code to a number that wants to register, or that a member wants to have
   */
  sendRegisterSmsCode: {
    variables: { header?: operations['sendRegisterSmsCode']['parameters']['header']; body: operations['sendRegisterSmsCode']['requestBody']['content']['application/json'] }
    value: operations['sendRegisterSmsCode']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Sends a code to the e-mail address that a member wants to have
   */
  sendEmailCode: {
    variables: { body: operations['sendEmailCode']['requestBody']['content']['application/json'] }
    value: operations['sendEmailCode']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Who is signed in
   */
  getMemberInfo: {
    variables: {}
    value: operations['getMemberInfo']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The member's icon and those to choose from
   */
  getMemberIcon: {
    variables: {}
    value: operations['getMemberIcon']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Chooses an icon
   */
  updateMemberIcon: {
    variables: { body: operations['updateMemberIcon']['requestBody']['content']['application/json'] }
    value: operations['updateMemberIcon']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Changes the password
   */
  changePassword: {
    variables: { header: operations['changePassword']['parameters']['header']; body: operations['changePassword']['requestBody']['content']['application/json'] }
    value: operations['changePassword']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Proves who forgot a password, and grants a reset
   */
  verifyForPasswordReset: {
    variables: { header?: operations['verifyForPasswordReset']['parameters']['header']; body: operations['verifyForPasswordReset']['requestBody']['content']['application/json'] }
    value: operations['verifyForPasswordReset']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Sends an e-mail with a code and a link for a forgotten password
   */
  sendPasswordEmail: {
    variables: { header?: operations['sendPasswordEmail']['parameters']['header']; body: operations['sendPasswordEmail']['requestBody']['content']['application/json'] }
    value: operations['sendPasswordEmail']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Changes the nickname
   */
  updateNickname: {
    variables: { body: operations['updateNickname']['requestBody']['content']['application/json'] }
    value: operations['updateNickname']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Sets a forgotten password anew
   */
  resetPassword: {
    variables: { header?: operations['resetPassword']['parameters']['header']; body: operations['resetPassword']['requestBody']['content']['application/json'] }
    value: operations['resetPassword']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Which security settings the member has made
   */
  getSecurityConfig: {
    variables: {}
    value: operations['getSecurityConfig']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Whether the member has a payment password
   */
  hasWithdrawalPassword: {
    variables: {}
    value: operations['hasWithdrawalPassword']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Sets or changes the payment password
   */
  setPaymentPassword: {
    variables: { body: Unencrypted<components['schemas']['PaymentPasswordChange']> }
    value: operations['setPaymentPassword']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Sets a forgotten payment password anew
   */
  resetPaymentPassword: {
    variables: { body: Unencrypted<components['schemas']['PaymentPasswordReset']> }
    value: operations['resetPaymentPassword']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Binds a bank card for withdrawals
   */
  addBankCard: {
    variables: { body: Unencrypted<components['schemas']['NewBankCard']> }
    value: operations['addBankCard']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Removes a bank card for good
   */
  removeBankCard: {
    variables: { body: Unencrypted<components['schemas']['BankCardRemoval']> }
    value: operations['removeBankCard']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The banks to which one can withdraw
   */
  listWithdrawBanks: {
    variables: {}
    value: operations['listWithdrawBanks']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The questions the member has chosen
   */
  getCustomerSecurityQuestions: {
    variables: { query?: operations['getCustomerSecurityQuestions']['parameters']['query'] }
    value: operations['getCustomerSecurityQuestions']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Chooses the security questions and answers them
   */
  setCustomerSecurityQuestions: {
    variables: { body: Unencrypted<components['schemas']['SecurityQuestionChoice']> }
    value: operations['setCustomerSecurityQuestions']['responses'][200]['content']['application/json']['value']
  }
  /**
   * All security questions to choose from
   */
  listSecurityQuestions: {
    variables: { query?: operations['listSecurityQuestions']['parameters']['query'] }
    value: operations['listSecurityQuestions']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Sets the e-mail address by a code that was sent to it
   */
  updateMemberEmail: {
    variables: { body: Unencrypted<components['schemas']['EmailChange']> }
    value: operations['updateMemberEmail']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Sets the mobile number by a code that was sent to it
   */
  updateMemberMobile: {
    variables: { body: Unencrypted<components['schemas']['MobileChange']> }
    value: operations['updateMemberMobile']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Sets the name on the bank account
   */
  updatePayeeName: {
    variables: { body: operations['updatePayeeName']['requestBody']['content']['application/json'] }
    value: operations['updatePayeeName']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of what happened to the member's account
   */
  listSecurityEvents: {
    variables: { query?: operations['listSecurityEvents']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listSecurityEvents']['parameters']['query']>, 'pageNo'> }
    value: operations['listSecurityEvents']['responses'][200]['content']['application/json']['value']
    row: operations['listSecurityEvents']['responses'][200]['content']['application/json']['value']['content'][number]
    total: number
  }
  /**
   * The member's own deposit limits, what they leave, and the break that runs
   */
  getPlayLimits: {
    variables: {}
    value: operations['getPlayLimits']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Changes a deposit limit of one's own, or begins a break
   */
  setPlayLimits: {
    variables: { body: operations['setPlayLimits']['requestBody']['content']['application/json'] }
    value: operations['setPlayLimits']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The currency of the house and, when signed in, the member's balance
   */
  getWallets: {
    variables: { query?: operations['getWallets']['parameters']['query'] }
    value: operations['getWallets']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Says what became of a call that moves money, and closes its key
   */
  settleMoneyCall: {
    variables: { body: operations['settleMoneyCall']['requestBody']['content']['application/json'] }
    value: operations['settleMoneyCall']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of transfers between the member's wallets
   */
  listWalletTransfers: {
    variables: { query?: operations['listWalletTransfers']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listWalletTransfers']['parameters']['query']>, 'pageNo'> }
    value: operations['listWalletTransfers']['responses'][200]['content']['application/json']['value']
    row: operations['listWalletTransfers']['responses'][200]['content']['application/json']['value']['content'][number]
    total: number
  }
  /**
   * Moves the money of game wallets back to the main wallet
   */
  returnBalance: {
    variables: { header: operations['returnBalance']['parameters']['header']; body: operations['returnBalance']['requestBody']['content']['application/json'] }
    value: operations['returnBalance']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of all bookings on the member's wallet
   */
  listMemberTransactions: {
    variables: { query?: operations['listMemberTransactions']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listMemberTransactions']['parameters']['query']>, 'pageNo'> }
    value: operations['listMemberTransactions']['responses'][200]['content']['application/json']['value']
    row: operations['listMemberTransactions']['responses'][200]['content']['application/json']['value']['content'][number]
    total: number
  }
  /**
   * The kinds of bookings with their names
   */
  listTxCodes: {
    variables: { query?: operations['listTxCodes']['parameters']['query'] }
    value: operations['listTxCodes']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of the member's deposits
   */
  listDepositReports: {
    variables: { query?: operations['listDepositReports']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listDepositReports']['parameters']['query']>, 'pageNo'> }
    value: operations['listDepositReports']['responses'][200]['content']['application/json']['value']
    row: operations['listDepositReports']['responses'][200]['content']['application/json']['value']['content'][number]
    total: number
  }
  /**
   * One page of the member's withdrawals
   */
  listWithdrawReports: {
    variables: { query?: operations['listWithdrawReports']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listWithdrawReports']['parameters']['query']>, 'pageNo'> }
    value: operations['listWithdrawReports']['responses'][200]['content']['application/json']['value']
    row: operations['listWithdrawReports']['responses'][200]['content']['application/json']['value']['content'][number]
    total: number
  }
  /**
   * One page of bets on vendor games, with their sums
   */
  listBetRecords: {
    variables: { query?: operations['listBetRecords']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listBetRecords']['parameters']['query']>, 'pageNo'> }
    value: operations['listBetRecords']['responses'][200]['content']['application/json']['value']
    row: operations['listBetRecords']['responses'][200]['content']['application/json']['value']['content'][number]
    total: number
  }
  /**
   * The announcements and banners of the asked kinds
   */
  listAnnouncements: {
    variables: { query: operations['listAnnouncements']['parameters']['query'] }
    value: operations['listAnnouncements']['responses'][200]['content']['application/json']['value']
  }
  /**
   * News lines of the lobby and the prize of the house
   */
  getLobbyNews: {
    variables: { query?: operations['getLobbyNews']['parameters']['query'] }
    value: operations['getLobbyNews']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Mark one announcement as read
   */
  markAnnouncementRead: {
    variables: { body: operations['markAnnouncementRead']['requestBody']['content']['application/json'] }
    value: operations['markAnnouncementRead']['responses'][200]['content']['application/json']['value']
  }
  /**
   * How many inbox messages and announcements are unread
   */
  getUnreadCount: {
    variables: {}
    value: operations['getUnreadCount']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of the member's messages
   */
  listInbox: {
    variables: { query?: operations['listInbox']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listInbox']['parameters']['query']>, 'pageNo'> }
    value: operations['listInbox']['responses'][200]['content']['application/json']['value']
    row: operations['listInbox']['responses'][200]['content']['application/json']['value']['content'][number]
    total: number
  }
  /**
   * Mark one inbox message as read
   */
  markInboxRead: {
    variables: { body: operations['markInboxRead']['requestBody']['content']['application/json'] }
    value: operations['markInboxRead']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Mark all inbox messages as read
   */
  markAllInboxRead: {
    variables: {}
    value: operations['markAllInboxRead']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Deletes one inbox message
   */
  deleteInboxMessage: {
    variables: { query: operations['deleteInboxMessage']['parameters']['query'] }
    value: operations['deleteInboxMessage']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The vendors of every game type and the order of the types
   */
  getVendorGameTypes: {
    variables: { query: operations['getVendorGameTypes']['parameters']['query'] }
    value: operations['getVendorGameTypes']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of the games of a category, a filter or a search
   */
  listGames: {
    variables: { query: operations['listGames']['parameters']['query'] }
    pagedVariables: { query: Omit<operations['listGames']['parameters']['query'], 'pageNo'> }
    value: operations['listGames']['responses'][200]['content']['application/json']['value']
    row: operations['listGames']['responses'][200]['content']['application/json']['value']['games'][number]
    total: number
  }
  /**
   * The hot games over all categories
   */
  listHotGames: {
    variables: { query: operations['listHotGames']['parameters']['query']; header?: operations['listHotGames']['parameters']['header'] }
    value: operations['listHotGames']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The lotteries that are played most
   */
  listPopularGames: {
    variables: { query?: operations['listPopularGames']['parameters']['query']; header?: operations['listPopularGames']['parameters']['header'] }
    value: operations['listPopularGames']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The latest wins for the winner board
   */
  getRankList: {
    variables: { query: operations['getRankList']['parameters']['query'] }
    value: operations['getRankList']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The games the member played last
   */
  listRecentGames: {
    variables: { query: operations['listRecentGames']['parameters']['query'] }
    pagedVariables: { query: Omit<operations['listRecentGames']['parameters']['query'], 'page'> }
    value: operations['listRecentGames']['responses'][200]['content']['application/json']['value']
    row: operations['listRecentGames']['responses'][200]['content']['application/json']['value']['games'][number]
    total: number
  }
  /**
   * Put a game at the head of the recent games
   */
  addRecentGame: {
    variables: { body: operations['addRecentGame']['requestBody']['content']['application/json'] }
    value: operations['addRecentGame']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Open a session at a vendor and answer where to play
   */
  launchGame: {
    variables: { body: operations['launchGame']['requestBody']['content']['application/json'] }
    value: operations['launchGame']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Add a game to the favourites
   */
  addFavorite: {
    variables: { body: operations['addFavorite']['requestBody']['content']['application/json'] }
    value: operations['addFavorite']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Remove a game from the favourites
   */
  removeFavorite: {
    variables: { query?: operations['removeFavorite']['parameters']['query']; body?: NonNullable<operations['removeFavorite']['requestBody']>['content']['application/json'] }
    value: operations['removeFavorite']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The node ids of the member's favourites
   */
  listFavoriteIds: {
    variables: { query?: operations['listFavoriteIds']['parameters']['query'] }
    value: operations['listFavoriteIds']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of the member's favourite games
   */
  listFavoriteGames: {
    variables: { query?: operations['listFavoriteGames']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listFavoriteGames']['parameters']['query']>, 'pageNo'> }
    value: operations['listFavoriteGames']['responses'][200]['content']['application/json']['value']
    row: operations['listFavoriteGames']['responses'][200]['content']['application/json']['value']['content'][number]
    total: undefined
  }
  /**
   * The lotteries that can be played on a phone
   */
  listMobileLotteryGames: {
    variables: { query?: operations['listMobileLotteryGames']['parameters']['query']; header?: operations['listMobileLotteryGames']['parameters']['header'] }
    value: operations['listMobileLotteryGames']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The numbers that were drawn last
   */
  listOpenedNumbers: {
    variables: { query?: operations['listOpenedNumbers']['parameters']['query']; header?: operations['listOpenedNumbers']['parameters']['header'] }
    value: operations['listOpenedNumbers']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The menu of lotteries of the TCG_LOTTO_VN vendor
   */
  getVnGameMenu: {
    variables: { query?: operations['getVnGameMenu']['parameters']['query']; header?: operations['getVnGameMenu']['parameters']['header'] }
    value: operations['getVnGameMenu']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The lotteries of that vendor which the member played last
   */
  getVnRecentGames: {
    variables: { query?: operations['getVnRecentGames']['parameters']['query'] }
    value: operations['getVnRecentGames']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The last draws of one lottery of that vendor
   */
  getVnOpenedNumbers: {
    variables: { query: operations['getVnOpenedNumbers']['parameters']['query']; header?: operations['getVnOpenedNumbers']['parameters']['header'] }
    value: operations['getVnOpenedNumbers']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of the member's lottery orders
   */
  listLotteryOrders: {
    variables: { query?: operations['listLotteryOrders']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listLotteryOrders']['parameters']['query']>, 'pageNo'> }
    value: operations['listLotteryOrders']['responses'][200]['content']['application/json']['value']
    row: operations['listLotteryOrders']['responses'][200]['content']['application/json']['value']['content'][number]
    total: number
  }
  /**
   * One lottery order with its sub-orders
   */
  getLotteryOrder: {
    variables: { query: operations['getLotteryOrder']['parameters']['query'] }
    value: operations['getLotteryOrder']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Cancel sub-orders before their draw
   */
  cancelLotterySuborders: {
    variables: { body: operations['cancelLotterySuborders']['requestBody']['content']['application/json'] }
    value: operations['cancelLotterySuborders']['responses'][200]['content']['application/json']['value']
  }
  /**
   * A single-use ticket for the lottery frame
   */
  createLotteryTicket: {
    variables: { body: operations['createLotteryTicket']['requestBody']['content']['application/json'] }
    value: operations['createLotteryTicket']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The ways to pay in, with their banks, channels and limits
   */
  listDepositBanks: {
    variables: { query?: operations['listDepositBanks']['parameters']['query'] }
    value: operations['listDepositBanks']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Reports a transfer that the member made to an account of the operator
   */
  createManualDeposit: {
    variables: { header: operations['createManualDeposit']['parameters']['header']; body: operations['createManualDeposit']['requestBody']['content']['multipart/form-data'] }
    value: operations['createManualDeposit']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Opens a payment by Alipay
   */
  createAlipayDeposit: {
    variables: { header: operations['createAlipayDeposit']['parameters']['header']; body: operations['createAlipayDeposit']['requestBody']['content']['application/json'] }
    value: operations['createAlipayDeposit']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Opens a payment by QQ Wallet
   */
  createQqDeposit: {
    variables: { header: operations['createQqDeposit']['parameters']['header']; body: operations['createQqDeposit']['requestBody']['content']['application/json'] }
    value: operations['createQqDeposit']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Opens a payment at a provider
   */
  createGatewayDeposit: {
    variables: { header: operations['createGatewayDeposit']['parameters']['header']; body: operations['createGatewayDeposit']['requestBody']['content']['application/json'] }
    value: operations['createGatewayDeposit']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Opens a payment by WeChat
   */
  createWechatDeposit: {
    variables: { header: operations['createWechatDeposit']['parameters']['header']; body: operations['createWechatDeposit']['requestBody']['content']['application/json'] }
    value: operations['createWechatDeposit']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One order to pay in, how to pay it and what became of it
   */
  getDepositOrder: {
    variables: { query: operations['getDepositOrder']['parameters']['query'] }
    value: operations['getDepositOrder']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Tells which transfer belongs to a deposit order
   */
  addDepositProof: {
    variables: { body: operations['addDepositProof']['requestBody']['content']['multipart/form-data'] }
    value: operations['addDepositProof']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Cancels a deposit order that waits for its money
   */
  cancelDeposit: {
    variables: { body: operations['cancelDeposit']['requestBody']['content']['application/json'] }
    value: operations['cancelDeposit']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The promotions and rewards of the member, with their status
   */
  listDepositPromos: {
    variables: { query?: operations['listDepositPromos']['parameters']['query'] }
    value: operations['listDepositPromos']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Joins a promotion or claims its reward
   */
  acceptDepositPromo: {
    variables: { body: operations['acceptDepositPromo']['requestBody']['content']['application/json'] }
    value: operations['acceptDepositPromo']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Applies for a promotion with a remark and pictures
   */
  applyPromotion: {
    variables: { body: operations['applyPromotion']['requestBody']['content']['multipart/form-data'] }
    value: operations['applyPromotion']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The bound cards of the member, and what may be paid out now
   */
  listBankCards: {
    variables: { query?: operations['listBankCards']['parameters']['query'] }
    value: operations['listBankCards']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Orders a payout to a bound card
   */
  withdraw: {
    variables: { header: Omit<operations['withdraw']['parameters']['header'], 'X-Encryption-Key'>; body: Unencrypted<components['schemas']['WithdrawForm']> }
    value: operations['withdraw']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One order to pay out and what became of it
   */
  getWithdrawOrder: {
    variables: { query: operations['getWithdrawOrder']['parameters']['query'] }
    value: operations['getWithdrawOrder']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Cancels a withdrawal that nobody has taken up yet
   */
  cancelWithdrawal: {
    variables: { body: operations['cancelWithdrawal']['requestBody']['content']['application/json'] }
    value: operations['cancelWithdrawal']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Tells the operator something
   */
  sendFeedback: {
    variables: { header?: operations['sendFeedback']['parameters']['header']; body: operations['sendFeedback']['requestBody']['content']['multipart/form-data'] }
    value: operations['sendFeedback']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The figures of the agent's whole team over a range of days
   */
  getTeamKpiA: {
    variables: { query?: operations['getTeamKpiA']['parameters']['query'] }
    value: operations['getTeamKpiA']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The figures of the agent's team by day and by game type
   */
  getTeamKpiB: {
    variables: { query?: operations['getTeamKpiB']['parameters']['query'] }
    value: operations['getTeamKpiB']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of the members directly below the agent, with their rebates
   */
  listSubordinates: {
    variables: { query?: operations['listSubordinates']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listSubordinates']['parameters']['query']>, 'pageNo'> }
    value: operations['listSubordinates']['responses'][200]['content']['application/json']['value']
    row: operations['listSubordinates']['responses'][200]['content']['application/json']['value']['subordinates'][number]
    total: number
  }
  /**
   * Sets the rebates of a member directly below the agent
   */
  updateRebates: {
    variables: { body: operations['updateRebates']['requestBody']['content']['application/json'] }
    value: operations['updateRebates']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The daily-wage contracts of the member
   */
  getDailySalaryContract: {
    variables: { query?: operations['getDailySalaryContract']['parameters']['query'] }
    value: operations['getDailySalaryContract']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Accepts or rejects a daily-wage contract
   */
  answerDailySalaryContract: {
    variables: { body: operations['answerDailySalaryContract']['requestBody']['content']['application/json'] }
    value: operations['answerDailySalaryContract']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The dividend contracts of the member
   */
  getDividendContract: {
    variables: { query?: operations['getDividendContract']['parameters']['query'] }
    value: operations['getDividendContract']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Accepts or rejects a dividend contract
   */
  answerDividendContract: {
    variables: { body: operations['answerDividendContract']['requestBody']['content']['application/json'] }
    value: operations['answerDividendContract']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The hourly-wage contracts of the member
   */
  getHourContract: {
    variables: { query?: operations['getHourContract']['parameters']['query'] }
    value: operations['getHourContract']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Accepts or rejects an hourly-wage contract
   */
  answerHourContract: {
    variables: { body: operations['answerHourContract']['requestBody']['content']['application/json'] }
    value: operations['answerHourContract']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of the contracts that the agent has offered, of every kind
   */
  listOfferedContracts: {
    variables: { query?: operations['listOfferedContracts']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listOfferedContracts']['parameters']['query']>, 'pageNo'> }
    value: operations['listOfferedContracts']['responses'][200]['content']['application/json']['value']
    row: operations['listOfferedContracts']['responses'][200]['content']['application/json']['value']['offers'][number]
    total: number
  }
  /**
   * Offers a contract to a member directly below the agent
   */
  createContract: {
    variables: { body: operations['createContract']['requestBody']['content']['application/json'] }
    value: operations['createContract']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Takes back an offer that nobody has answered
   */
  withdrawContract: {
    variables: { query: operations['withdrawContract']['parameters']['query'] }
    value: operations['withdrawContract']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of the caller's invitation links, with what they have brought
   */
  listAffiliateUrls: {
    variables: { query?: operations['listAffiliateUrls']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listAffiliateUrls']['parameters']['query']>, 'pageNo'> }
    value: operations['listAffiliateUrls']['responses'][200]['content']['application/json']['value']
    row: operations['listAffiliateUrls']['responses'][200]['content']['application/json']['value']['links'][number]
    total: number
  }
  /**
   * Makes an invitation link
   */
  createAffiliateUrl: {
    variables: { body: operations['createAffiliateUrl']['requestBody']['content']['application/json'] }
    value: operations['createAffiliateUrl']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Deletes an invitation link
   */
  deleteAffiliateUrl: {
    variables: { query: operations['deleteAffiliateUrl']['parameters']['query'] }
    value: operations['deleteAffiliateUrl']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Opens an account directly below the agent
   */
  createDownline: {
    variables: { body: operations['createDownline']['requestBody']['content']['application/json'] }
    value: operations['createDownline']['responses'][200]['content']['application/json']['value']
  }
  /**
   * One page of the agent's downline, all levels
   */
  listDownlines: {
    variables: { query?: operations['listDownlines']['parameters']['query'] }
    pagedVariables: { query?: Omit<NonNullable<operations['listDownlines']['parameters']['query']>, 'pageNo'> }
    value: operations['listDownlines']['responses'][200]['content']['application/json']['value']
    row: operations['listDownlines']['responses'][200]['content']['application/json']['value']['downlines'][number]
    total: number
  }
  /**
   * Moves money from the agent's wallet to a member of the team
   */
  transferDownline: {
    variables: { header: operations['transferDownline']['parameters']['header']; body: operations['transferDownline']['requestBody']['content']['application/json'] }
    value: operations['transferDownline']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Moves money from the agent's wallet to several members of the team
   */
  transferMultipleDownline: {
    variables: { header: operations['transferMultipleDownline']['parameters']['header']; body: operations['transferMultipleDownline']['requestBody']['content']['application/json'] }
    value: operations['transferMultipleDownline']['responses'][200]['content']['application/json']['value']
  }
  /**
   * A link to the live chat with customer service
   */
  launchChat: {
    variables: { query: operations['launchChat']['parameters']['query'] }
    value: operations['launchChat']['responses'][200]['content']['application/json']['value']
  }
  /**
   * How many chat messages the member has not read
   */
  getChatUnreadCount: {
    variables: {}
    value: operations['getChatUnreadCount']['responses'][200]['content']['application/json']['value']
  }
  /**
   * Whether the member may use the chat
   */
  getChatGroupPermission: {
    variables: {}
    value: operations['getChatGroupPermission']['responses'][200]['content']['application/json']['value']
  }
  /**
   * The live models of the house
   */
  listLiveModels: {
    variables: { query?: operations['listLiveModels']['parameters']['query']; header?: operations['listLiveModels']['parameters']['header'] }
    value: operations['listLiveModels']['responses'][200]['content']['application/json']['value']
  }
}

export type OperationId = keyof Operations

/** The operations that change something. */
export type WriteId = 'login' | 'logout' | 'startFreePlay' | 'createTrialUser' | 'register' | 'registerMobile' | 'sendLoginSmsCode' | 'sendRegisterSmsCode' | 'sendEmailCode' | 'updateMemberIcon' | 'changePassword' | 'verifyForPasswordReset' | 'sendPasswordEmail' | 'updateNickname' | 'resetPassword' | 'setPaymentPassword' | 'resetPaymentPassword' | 'addBankCard' | 'removeBankCard' | 'setCustomerSecurityQuestions' | 'updateMemberEmail' | 'updateMemberMobile' | 'updatePayeeName' | 'setPlayLimits' | 'settleMoneyCall' | 'returnBalance' | 'markAnnouncementRead' | 'markInboxRead' | 'markAllInboxRead' | 'deleteInboxMessage' | 'addRecentGame' | 'launchGame' | 'addFavorite' | 'removeFavorite' | 'cancelLotterySuborders' | 'createLotteryTicket' | 'createManualDeposit' | 'createAlipayDeposit' | 'createQqDeposit' | 'createGatewayDeposit' | 'createWechatDeposit' | 'addDepositProof' | 'cancelDeposit' | 'acceptDepositPromo' | 'applyPromotion' | 'withdraw' | 'cancelWithdrawal' | 'sendFeedback' | 'updateRebates' | 'answerDailySalaryContract' | 'answerDividendContract' | 'answerHourContract' | 'createContract' | 'withdrawContract' | 'createAffiliateUrl' | 'deleteAffiliateUrl' | 'createDownline' | 'transferDownline' | 'transferMultipleDownline'

/** The query, headers and body that an operation takes; where the body travels encrypted, what it holds. */
export type Variables<Op extends OperationId> = Operations[Op]['variables']

/** What stands in `value` of an operation's success. */
export type Value<Op extends OperationId> = Operations[Op]['value']

/** The operations that answer page by page. */
export type PagedOperationId = 'listSecurityEvents' | 'listWalletTransfers' | 'listMemberTransactions' | 'listDepositReports' | 'listWithdrawReports' | 'listBetRecords' | 'listInbox' | 'listGames' | 'listRecentGames' | 'listFavoriteGames' | 'listLotteryOrders' | 'listSubordinates' | 'listOfferedContracts' | 'listAffiliateUrls' | 'listDownlines'

/** The variables of a paged operation without the page, which the infinite query counts itself. */
export type PagedVariables<Op extends PagedOperationId> = Operations[Op]['pagedVariables']

/** An entry of a paged operation. */
export type Row<Op extends PagedOperationId> = Operations[Op]['row']

/** How many entries a paged operation has on all pages; undefined where it does not say. */
export type Total<Op extends PagedOperationId> = Operations[Op]['total']
