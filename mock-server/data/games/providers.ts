import type { GameType } from '#src/api/generated/types.ts'
import { merchantCodes, type MerchantCode } from '../accounts.ts'

/** The lists under which `getVendorGameTypes` answers providers, in the order of the category menu. */
export const providerLists = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT'] as const
type ProviderListName = (typeof providerLists)[number]

export interface ProviderSeed {
  code: string
  name: string
  list: ProviderListName
  /** `BGS` and `BINGO` stand inside `RNG`, `TF` and `COCKFIGHT` inside `SPORTS` (CATS-07 to CATS-10). */
  category: GameType
  /** Start of its game ids. */
  prefix: string
  /** 1 when trial accounts may play (GAP-104). */
  trial: 0 | 1
  /** Whose site it serves; all when left out. */
  merchants?: readonly MerchantCode[]
}

const provider = (
  list: ProviderListName,
  code: string,
  name: string,
  prefix: string,
  trial: 0 | 1,
  more: Pick<ProviderSeed, 'merchants'> & { category?: GameType } = {},
): ProviderSeed => ({
  code,
  name,
  list,
  prefix,
  trial,
  category: list,
  ...more,
})

const slots = (code: string, name: string, prefix: string, category: GameType = 'RNG') =>
  provider('RNG', code, name, prefix, 1, { category })

/**
 * Every provider, in the order in which it is shown. None of them exists. No merchant has the cockfight provider
 * (CATS-11).
 */
export const providers: readonly ProviderSeed[] = [
  slots('KITE', 'Red Kite', 'RK'),
  slots('MOON', 'Moonreel', 'MR'),
  slots('ZEPHYR', 'Zephyr', 'ZP'),
  slots('PALM', 'Palm & Brass', 'PB'),
  slots('SALT', 'Salt Works', 'SW'),
  slots('EMBER', 'Emberline', 'EL'),
  slots('QUILL', 'Quillfeather', 'QF'),
  slots('HARBOR', 'Harbour Nine', 'HN'),
  slots('COPPER', 'Copper Moth', 'CM'),
  slots('LOOM', 'Loomlight', 'LL'),
  slots('PEAK', 'Peakstone', 'PS'),
  slots('SILK', 'Silkbridge', 'SB'),
  slots('TIDAL', 'Tidal Clock', 'TC'),
  slots('FABLE', 'Fable & Fern', 'FF'),
  slots('GILT', 'Gilt', 'GI', 'BGS'),
  slots('ARCO', 'Arcobell', 'AB', 'BGS'),
  slots('WHIRL', 'Whirligig', 'WG', 'BGS'),
  slots('TERN', 'Tern', 'TN', 'BINGO'),
  slots('PETAL', 'Petal Hall', 'PH', 'BINGO'),
  provider('LIVE', 'NINE', 'Nine Tails', 'NT', 0),
  provider('LIVE', 'PALI', 'Palisade', 'PA', 0),
  provider('LIVE', 'RIVA', 'Riva Salon', 'RS', 0),
  provider('LIVE', 'OPAL', 'Opal Room', 'OR', 0),
  provider('LIVE', 'VELVET', 'Velvet Hour', 'VH', 0),
  provider('LIVE', 'ASTER', 'Aster House', 'AH', 0),
  provider('FISH', 'BANYAN', 'Banyan', 'BY', 1),
  provider('FISH', 'CORAL', 'Coral Engine', 'CE', 1),
  provider('FISH', 'DEEP', 'Deepline', 'DL', 1),
  provider('FISH', 'NET', 'Netmender', 'NM', 1),
  provider('SPORTS', 'ORBIT', 'Orbit', 'OB', 0),
  provider('SPORTS', 'PITCH', 'Pitch & Pavilion', 'PP', 0),
  provider('SPORTS', 'MAIDAN', 'Maidan', 'MD', 0),
  provider('SPORTS', 'TF', 'Terrace Field', 'TF', 0, { category: 'TF' }),
  provider('SPORTS', 'ROOST', 'Roostline', 'RL', 0, { category: 'COCKFIGHT', merchants: [] }),
  provider('ESPORTS', 'IA', 'Iron Atlas', 'IA', 0),
  provider('ESPORTS', 'AV', 'Avant Arena', 'AV', 0, { merchants: ['tlbdemo', 'inrdemo'] }),
  provider('ESPORTS', 'AI', 'Aim Island', 'AI', 0, { merchants: ['inrdemo'] }),
  provider('ESPORTS', 'IMES', 'Imes Circuit', 'IC', 0, { merchants: ['tlbdemo', 'inrdemo'] }),
  provider('PVP', 'MANGO', 'Mango', 'MG', 1),
  provider('PVP', 'DECK', 'Deckhouse', 'DH', 1),
  provider('PVP', 'RANI', 'Rani Cards', 'RC', 1),
  provider('PVP', 'CARROM', 'Carrom Lane', 'CL', 1),
  provider('LOTT', 'LOTT', 'House Lottery', 'LT', 1),
  provider('LOTT', 'TCG_SEA', 'Monsoon Lotto', 'ML', 1),
  provider('LOTT', 'PADMA', 'Padma Draws', 'PD', 1),
  provider('ELOTT', 'ELOTT', 'Quick Lottery', 'QL', 1),
  provider('ELOTT', 'TCG_LOTTO_VN', 'Delta Lotto', 'DT', 1),
]

/** One provider is always under maintenance, so that the answer can be met without forcing it. */
export const CLOSED_PROVIDERS: ReadonlySet<string> = new Set(['NET'])

/** The providers of a merchant; e-sports at the default merchant has one alone, which a tap launches (CATS-16). */
export function providersOf(merchant: MerchantCode): readonly ProviderSeed[] {
  return providers.filter(({ merchants = merchantCodes }) => merchants.includes(merchant))
}
