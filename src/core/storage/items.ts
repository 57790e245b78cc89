import {
  custom,
  array,
  boolean,
  integer,
  is,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  maxLength,
} from 'valibot'
import type { SiteStatus } from '#src/api/generated/types.ts'
import { storedItem } from './item.ts'

const code = (pattern: RegExp) => pipe(string(), regex(pattern))

/** Who is signed in; its presence alone decides (KEY-01, SESSION-01..04). */
export const sessionSchema = object({
  // Anything else could not travel in a header, and every call would fail.
  token: pipe(string(), regex(/^[!-~]+$/), maxLength(4000)),
  merchantCode: string(),
  userName: string(),
  type: pipe(number(), integer()),
  firstTimeLogin: boolean(),
})
export const sessionItem = storedItem('local', 'MC_SESSION_INFO', sessionSchema)

/** 1 keeps the session item over restarts, 0 after a sign-out (KEY-04). */
export const autoLoginItem = storedItem('local', 'autoLogin', picklist(['0', '1']), { text: true })

/** The trial account, for the time of the tab (KEY-05). */
export const trialUserItem = storedItem('session', 'MC_TRIAL_USER', object({ userName: string() }))

/** The last member-info answer (KEY-06). */
export const memberInfoItem = storedItem(
  'local',
  'MC_MEMBER_INFO',
  object({ id: string(), nickname: optional(string()), account: string(), type: number() }),
)

/** What a stored status must have, lest a start from it breaks; the gateway's own answer is held to the contract. */
const usableStatus = object({
  info: object({
    customerService: array(object({ path: string() })),
    mobileTemplate: object({}),
    imageCDNs: array(string()),
    encryptionKey: object({}),
    resources: optional(object({ links: array(object({ url: string(), labelNameEn: string() })) })),
  }),
  location: object({ ip: string(), countryCode: optional(string()) }),
  maintenance: boolean(),
  regionRestriction: boolean(),
})

/** The last site-status answer, used at once on the next start (KEY-08, BOOT-17). */
export const siteStatusItem = storedItem(
  'local',
  'MC_SYSTEM_STATUS',
  custom<SiteStatus>((value) => is(usableStatus, value)),
)

/** Current merchant, language, currency and theme; plain text, because index.html reads them before any module (KEY-09..11, KEY-16). */
export const merchantItem = storedItem('local', 'MC_MERCHANT', code(/^[a-z][a-z0-9]{2,31}$/), { text: true })
export const languageItem = storedItem('local', 'MC_LANGUAGE', code(/^[A-Z]{2}$/), { text: true })
export const currencyItem = storedItem('local', 'MC_CURRENCY', code(/^[A-Z]{3}$/), { text: true })
export const countryItem = storedItem('local', 'MC_COUNTRY', code(/^[A-Z]{2}$/), { text: true })
export const themeItem = storedItem('local', 'MC_THEME', picklist(['dark', 'light']), { text: true })

/** Whether balances are shown as asterisks (KEY-14). */
export const hideBalanceItem = storedItem('local', 'hideBalance', boolean())

/** The picture host that was drawn for this tab, so that caches hold (GAP-170). */
export const imageHostItem = storedItem('session', 'MC_IMAGE_HOST', string(), { text: true })

/** That the site was started from a web clip, for the time of the tab (GAP-127). */
export const startSourceItem = storedItem('session', 'MC_SOURCE', picklist(['webclip']), { text: true })
