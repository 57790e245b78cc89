import { countries } from '#mock/data/countries.ts'
import { helpCenter } from '#mock/data/help/help.ts'
import type { SiteInfo } from '#src/api/generated/types.ts'
import type { Behaviours } from './behaviour.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { agreementOf } from '#mock/data/agreement.ts'
import { feedbackLength, sites } from '#mock/data/sites.ts'
import { plantedHtml, withPlantedHtml } from '#mock/state/planted-html.ts'
import { customerService } from '#mock/state/messages/customer-service.ts'
import { publicKey } from '#mock/state/accounts/gateway-key.ts'
import { runtime } from '#mock/state/runtime.ts'

const infos = new Map<MerchantCode, Promise<SiteInfo>>()

/** Site status, merchants, countries, settings and the help centre. */
export const systemBehaviour = {
  async getSystemStatus({ merchant }) {
    const { maintenance, regionRestriction, ip, countryCode } = runtime.switches
    const made = infos.get(merchant) ?? siteInfo(merchant)
    infos.set(merchant, made)
    const info = await made
    const agreement = plantedHtml(2, 1)
    return {
      info: {
        ...info,
        ...(agreement === undefined ? {} : { resources: { links: info.resources?.links ?? [], agreement } }),
        ...(runtime.ownOrigin === undefined ? {} : { lotteryOrigin: runtime.ownOrigin }),
      },
      location: { ip, ...(countryCode === undefined ? {} : { countryCode }) },
      maintenance,
      regionRestriction,
    }
  },

  getWhitelabel({ merchant }) {
    return { ...sites[merchant].whitelabel }
  },

  getDomainRoute({ merchant }) {
    return { list: [...sites[merchant].domains] }
  },

  listCountries() {
    return { list: [...countries] }
  },

  getRegisterSettings({ merchant }) {
    return sites[merchant].registerSettings
  },

  getHelpCenter({ query }) {
    const { list } = helpCenter(query.lang)
    return {
      list: withPlantedHtml(list).map((section) => ({ ...section, children: withPlantedHtml(section.children) })),
    }
  },
} satisfies Behaviours

async function siteInfo(merchant: MerchantCode): Promise<SiteInfo> {
  const { brand, domains, links, minimumAge, registerSettings, whitelabel } = sites[merchant]
  const mainDomain = domains[0] ?? ''
  const agreement = agreementOf({ brand, minimumAge })
  return {
    customerService: await customerService(mainDomain),
    domainRoute: [...domains],
    // One merchant keeps the base templates, so that both can be seen (BOOT-22, BOOT-23).
    mobileTemplate: merchant === 'inrdemo' ? { mem_cen: 0, dep_func: 0 } : { mem_cen: 1, dep_func: 1 },
    paths: ['/m/rewardCenter', '/m/inviteFriends', '/m/gameRecord'],
    register: { username: registerSettings.username.enabled, mobile: registerSettings.mobileNum.enabled },
    resources: {
      links: [...links],
      // One merchant has no programme of its own, so that the entry's absence can be seen.
      ...(merchant !== 'inrdemo' && { affiliateLink: { url: `https://affiliates.${mainDomain}/join` } }),
      // One merchant has a logo of its own here; the mark that the site brings stands for the others.
      ...(merchant === 'tlbdemo' && { logo: '/merchants/tlbdemo/icon-192.png' }),
      agreement: agreement.EN,
      agreementByLanguage: agreement,
      referralPromo: { enabled: merchant !== 'inrdemo' },
      feedbackLength: feedbackLength(merchant),
    },
    whitelabel: { ...whitelabel },
    mainDomain,
    // Pictures come from the stub itself, so there is no image host to pick (BOOT-27).
    imageCDNs: [],
    encryptionKey: await publicKey(),
  }
}
