import type { GameType } from '#src/api/generated/types.ts'
import { merchantCodes, type MerchantCode } from '../accounts.ts'

/** The lists under which `getVendorGameTypes` answers vendors, in the order of the category menu. */
export const vendorLists = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT'] as const
export type VendorListName = (typeof vendorLists)[number]

export interface VendorSeed {
  code: string
  name: string
  list: VendorListName
  /** `BGS` and `BINGO` stand inside `RNG`, `TF` and `COCKFIGHT` inside `SPORTS` (CATS-07 to CATS-10). */
  category: GameType
  /** Start of its game ids. */
  prefix: string
  /** 1 when trial accounts may play (GAP-104). */
  trial: 0 | 1
  /** Whose site it serves; all when left out. */
  merchants?: readonly MerchantCode[]
}

const vendor = (
  list: VendorListName,
  code: string,
  name: string,
  prefix: string,
  trial: 0 | 1,
  more: Pick<VendorSeed, 'merchants'> & { category?: GameType } = {},
): VendorSeed => ({
  code,
  name,
  list,
  prefix,
  trial,
  category: list,
  ...more,
})

const slots = (code: string, name: string, prefix: string, category: GameType = 'RNG') =>
  vendor('RNG', code, name, prefix, 1, { category })

/** Every vendor, in the order in which it is shown. None of them exists. No merchant opens the cockfight vendor (CATS-11). */
export const vendors: readonly VendorSeed[] = [
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
  vendor('LIVE', 'NINE', 'Nine Tails', 'NT', 0),
  vendor('LIVE', 'PALI', 'Palisade', 'PA', 0),
  vendor('LIVE', 'RIVA', 'Riva Salon', 'RS', 0),
  vendor('LIVE', 'OPAL', 'Opal Room', 'OR', 0),
  vendor('LIVE', 'VELVET', 'Velvet Hour', 'VH', 0),
  vendor('LIVE', 'ASTER', 'Aster House', 'AH', 0),
  vendor('FISH', 'BANYAN', 'Banyan', 'BY', 1),
  vendor('FISH', 'CORAL', 'Coral Engine', 'CE', 1),
  vendor('FISH', 'DEEP', 'Deepline', 'DL', 1),
  vendor('FISH', 'NET', 'Netmender', 'NM', 1),
  vendor('SPORTS', 'ORBIT', 'Orbit', 'OB', 0),
  vendor('SPORTS', 'PITCH', 'Pitch & Pavilion', 'PP', 0),
  vendor('SPORTS', 'MAIDAN', 'Maidan', 'MD', 0),
  vendor('SPORTS', 'TF', 'Terrace Field', 'TF', 0, { category: 'TF' }),
  vendor('SPORTS', 'ROOST', 'Roostline', 'RL', 0, { category: 'COCKFIGHT', merchants: [] }),
  vendor('ESPORTS', 'IA', 'Iron Atlas', 'IA', 0),
  vendor('ESPORTS', 'AV', 'Avant Arena', 'AV', 0, { merchants: ['tlbdemo', 'inrdemo'] }),
  vendor('ESPORTS', 'AI', 'Aim Island', 'AI', 0, { merchants: ['inrdemo'] }),
  vendor('ESPORTS', 'IMES', 'Imes Circuit', 'IC', 0, { merchants: ['tlbdemo', 'inrdemo'] }),
  vendor('PVP', 'MANGO', 'Mango', 'MG', 1),
  vendor('PVP', 'DECK', 'Deckhouse', 'DH', 1),
  vendor('PVP', 'RANI', 'Rani Cards', 'RC', 1),
  vendor('PVP', 'CARROM', 'Carrom Lane', 'CL', 1),
  vendor('LOTT', 'LOTT', 'House Lottery', 'LT', 1),
  vendor('LOTT', 'TCG_SEA', 'Monsoon Lotto', 'ML', 1),
  vendor('LOTT', 'PADMA', 'Padma Draws', 'PD', 1),
  vendor('ELOTT', 'ELOTT', 'Quick Lottery', 'QL', 1),
  vendor('ELOTT', 'TCG_LOTTO_VN', 'Delta Lotto', 'DT', 1),
]

/** The vendors of a merchant; e-sports at the default merchant has one alone, which a tap launches (CATS-16). */
export function vendorsOf(merchant: MerchantCode): readonly VendorSeed[] {
  return vendors.filter(({ merchants = merchantCodes }) => merchants.includes(merchant))
}
