const NO_AMOUNT = 'a dividend is a share'
const NO_NETWORK = 'needs a crypto account that the operator has checked'
const NO_APP = 'its example has no channel of a payment app'
const NO_HOLD = 'needs a merchant that holds withdrawals after a change'
const JUST_OPENED = 'an account that was just opened has none'

/**
 * Why an operation, or a field of its answers, cannot be seen from outside everywhere: `operation`, or
 * `operation /pointer`, which covers what is below.
 */
export const UNSEEN_REASONS: Readonly<Record<string, string>> = {
  cancelLotterySuborders: 'needs a lottery order that waits: bets are placed in the frame of the lottery, by no call',
  'listPopularGames /list/*/roomId': 'popular games are lotteries, which have no rooms',
  'listPopularGames /list/*/gameClassifyNew': 'popular games are lotteries, which have no classes',
  'getDividendContract /contracts/*/terms/tiers/*/pay/amount': NO_AMOUNT,
  'answerDividendContract /terms/tiers/*/pay/amount': NO_AMOUNT,
  'createContract /contract/answeredAt': 'nobody has answered an offer that was just made',
  'createDownline /nickname': JUST_OPENED,
  'createDownline /lastSignInAt': JUST_OPENED,
  'getRegisterSettings /idNumber': 'needs a merchant that asks for an identity number at registration',
  'getRegisterSettings /qqNum': 'needs a merchant that asks for QQ at registration',
  'getRegisterSettings /facebook': 'needs a merchant that asks for Facebook at registration',
  'getRegisterSettings /wechat': 'needs a merchant that asks for WeChat at registration',
  'getRegisterSettings /zalo': 'needs a merchant that asks for Zalo at registration',
  'getVendorGameTypes /vendors/ELOTTO': 'an older name of ELOTT',
  'getVendorGameTypes /vendors/COCKFIGHT': 'needs a merchant with cockfights',
  'getVendorGameTypes /vendors/cockfight': 'an older name of COCKFIGHT',
  'getVendorGameTypes /vendors/BINGO': 'needs a merchant with a group of bingo providers',
  'getVendorGameTypes /vendors/BGS': 'needs a merchant with this group of providers',
  'getVendorGameTypes /vendors/TF': 'needs a merchant with this group of providers',
  'createAlipayDeposit /payment/url': 'its channels answer a QR code',
  'createQqDeposit /payment/url': 'its channels answer a QR code',
  'createGatewayDeposit /payment/content': 'its channels lead to a page of the provider',
  'createAlipayDeposit /payment/appUrl': NO_APP,
  'createQqDeposit /payment/appUrl': NO_APP,
  'createGatewayDeposit /payment/appUrl': NO_APP,
  'createWechatDeposit /payment/appUrl': NO_APP,
  'getDepositOrder /payment/appUrl': NO_APP,
  'getSecurityConfig /withdrawHoldHours': NO_HOLD,
  'listBankCards /allowance/heldUntil': NO_HOLD,
  'listBankCards /cards/*/bank/network': NO_NETWORK,
  'withdraw /card/bank/network': NO_NETWORK,
  'getWithdrawOrder /order/card/bank/network': NO_NETWORK,
}

/** The reason for a field, or for a place around it; without a pointer, for the operation. */
export function reasonFor(operation: string, pointer = ''): string | undefined {
  for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const reason = UNSEEN_REASONS[`${operation} ${place}`]
    if (reason !== undefined) return reason
  }
  return UNSEEN_REASONS[operation]
}
