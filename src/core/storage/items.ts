import type { SiteStatus } from '#src/api/generated/types.ts'
import { anyText, flag, matching, number, object, oneOf, wholeList, type Shape } from '#src/api/shape.ts'
import { storedItem } from './item.ts'

/** Who is signed in; its presence alone decides (KEY-01, SESSION-01..04). */
export const sessionShape = object({
  // Anything else could not travel in a header, and every call would fail.
  token: matching(/^[!-~]+$/, 4000),
  merchantCode: anyText,
  userName: anyText,
  type: number(),
  firstTimeLogin: flag,
})
export const sessionItem = storedItem('local', 'MC_SESSION_INFO', sessionShape)

/** 1 keeps the session item over restarts, 0 after a sign-out (KEY-04). */
export const autoLoginItem = storedItem('local', 'autoLogin', oneOf('0', '1'), { text: true })

/** The trial account, for the time of the tab (KEY-05). */
export const trialUserItem = storedItem('session', 'MC_TRIAL_USER', object({ userName: anyText }))

/** The last member-info answer (KEY-06). */
export const memberInfoItem = storedItem(
  'local',
  'MC_MEMBER_INFO',
  object({ id: anyText, account: anyText, type: number() }, { nickname: anyText }),
)

/** That a field is not there, or fits. */
const orMissing =
  (shape: Shape): Shape<true> =>
  (value) =>
    value === undefined || shape(value) !== undefined || undefined

/** What a stored status must have, lest a start from it breaks; the gateway's own answer is held to the contract. */
const usableStatus = object({
  info: object({
    customerService: wholeList(object({ path: anyText })),
    mobileTemplate: object({}),
    imageCDNs: wholeList(anyText),
    encryptionKey: object({}),
    resources: orMissing(object({ links: wholeList(object({ url: anyText, labelNameEn: anyText })) })),
  }),
  location: object({ ip: anyText, countryCode: orMissing(anyText) }),
  maintenance: flag,
  regionRestriction: flag,
})

/** The last site-status answer, used at once on the next start (KEY-08, BOOT-17). */
export const siteStatusItem = storedItem('local', 'MC_SYSTEM_STATUS', (value) =>
  usableStatus(value) ? (value as SiteStatus) : undefined,
)

/**
 * Current merchant, language, currency and theme; plain text, because index.html reads them before any module
 * (KEY-09..11, KEY-16).
 */
export const merchantItem = storedItem('local', 'MC_MERCHANT', matching(/^[a-z][a-z0-9]{2,31}$/, 32), { text: true })
export const languageItem = storedItem('local', 'MC_LANGUAGE', matching(/^[A-Z]{2}$/, 2), { text: true })
export const currencyItem = storedItem('local', 'MC_CURRENCY', matching(/^[A-Z]{3}$/, 3), { text: true })
export const countryItem = storedItem('local', 'MC_COUNTRY', matching(/^[A-Z]{2}$/, 2), { text: true })
export const themeItem = storedItem('local', 'MC_THEME', oneOf('dark', 'light'), { text: true })

/** Whether data are to be saved; missing as long as nobody has chosen (KEY-18). */
export const dataSavingItem = storedItem('local', 'MC_DATA_SAVER', oneOf('on', 'off'), { text: true })

/** Whether balances are shown as asterisks (KEY-14). */
export const hideBalanceItem = storedItem('local', 'hideBalance', flag)

/** The picture host that was drawn for this tab, so that caches hold (GAP-170). */
export const imageHostItem = storedItem('session', 'MC_IMAGE_HOST', anyText, { text: true })

/** That the site was started from a web clip, for the time of the tab (GAP-127). */
export const startSourceItem = storedItem('session', 'MC_SOURCE', oneOf('webclip'), { text: true, lasting: true })
