import { codeOf } from '../exchange.ts'
import { FREE_GAMES_ONLY, gameForMoney, lotteryForMoney } from './games.ts'
import { as, needs, type Recipe } from './recipe.ts'

/** Gates: no session, an ended one, an account of the wrong type. */
export const sessionRecipes: readonly Recipe[] = [
  {
    code: 'SESSION_MISSING',
    run: async (context, operation) => {
      if (operation.session === 'required') return context.ask(operation, { who: 'nobody' })
      if (operation.id === 'listGames')
        return context.ask(operation, { who: 'nobody', query: { gameClassify: 'favourite' } })
      return { open: 'works without a session' }
    },
  },
  { code: 'SESSION_ENDED', run: as('ended') },
  {
    code: 'REAL_ACCOUNT_REQUIRED',
    run: async (context, operation) => {
      const missing = await needs(context, 'trial')
      if (missing) return missing
      if (operation.id !== 'launchGame' && operation.id !== 'createLotteryTicket')
        return context.ask(operation, { who: 'trial' })
      const game = await (operation.id === 'launchGame' ? gameForMoney(context) : lotteryForMoney(context))
      return game ? context.ask(operation, { who: 'trial', body: game }) : { open: FREE_GAMES_ONLY }
    },
    masks: ['GAME_UNAVAILABLE', 'VENDOR_MAINTENANCE'],
  },
  { code: 'FREE_REJECT', run: as('trial') },
  { code: 'BALANCE_RETURN_NOT_MEMBER', run: as('trial') },
  { code: 'ACCOUNT_NO_PERMISSION', on: ['changePassword'], run: as('trial') },
  {
    code: 'NOT_AN_AGENT',
    on: [
      'getTeamKpiA',
      'getTeamKpiB',
      'listSubordinates',
      'updateRebates',
      'listOfferedContracts',
      'createContract',
      'withdrawContract',
      'createAffiliateUrl',
      'deleteAffiliateUrl',
      'createDownline',
      'listDownlines',
      'transferDownline',
      'transferMultipleDownline',
    ],
    run: as('member'),
  },
  {
    code: 'NOT_AN_AGENT',
    on: ['getDailySalaryContract', 'getDividendContract', 'getHourContract'],
    run: as('member', { query: { memberId: 'unknown' } }),
  },
  { code: 'NOT_AN_AGENT', on: ['listBetRecords'], run: as('member', { query: { member: 'nobody' } }) },
  {
    code: 'NOT_A_MEMBER',
    on: ['login'],
    run: async (context) => {
      const { operator } = context.options.credentials
      if (!operator)
        return { open: "needs an operator's account: set GATEWAY_OPERATOR_USER and GATEWAY_OPERATOR_PASSWORD" }
      const tried = await context.sessions.signIn(operator)
      const code = codeOf(tried) ?? ''
      return WRONG_ACCOUNT.includes(code)
        ? { open: `the account of GATEWAY_OPERATOR_USER is refused (${code})` }
        : tried
    },
  },
  {
    code: 'FEATURE_UNAVAILABLE',
    on: ['sendLoginSmsCode', 'login', 'sendRegisterSmsCode', 'registerMobile'],
    run: async (context, operation) => {
      const forLogin = operation.id === 'sendLoginSmsCode' || operation.id === 'login'
      const { MOBILEVERCODELOGIN3: login } = await context.value('getWhitelabel')
      const { mobileNum } = await context.value('getRegisterSettings')
      const isOn = forLogin ? login === true : JSON.stringify(mobileNum ?? {}).includes('"enabled":true')
      if (isOn) return { open: 'the merchant has the feature switched on' }
      return context.ask(operation, operation.id === 'login' ? { body: SMS_LOGIN } : {})
    },
  },
]

/** What a server says of an account before it looks whose it is. */
const WRONG_ACCOUNT = ['CREDENTIALS_INVALID', 'ACCOUNT_DISABLED', 'CAPTCHA_REQUIRED', 'LOGIN_LOCKED']
const SMS_LOGIN = { type: 'sms', username: '01712345678', password: '000000', countryDialingCode: '880' }
