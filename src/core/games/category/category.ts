import type { GameType, Vendor, VendorGameTypes } from '#src/api/generated/types.ts'
import type { vendorCategories } from '../game-types.ts'

/** A category that contains providers. */
export type VendorCategory = (typeof vendorCategories)[number]

/** LIST-04, CATS-14: groups that are too small to choose in; their lists have no select bar, and they open in place. */
export const smallGroups: readonly VendorCategory[] = ['BINGO', 'BGS', 'TF']

/** A category of the top menu (CATS-02). */
export type CategoryCode = 'HOT' | 'FAV' | VendorCategory

/** One entry of the category menu. */
export interface Category {
  code: CategoryCode
  /** Providers of the category; empty for HOT and FAV. */
  providers: readonly Vendor[]
}

/** The categories of a menu that contain providers, except `left`. */
export function vendorCategoriesBut(categories: readonly Category[], left: VendorCategory): VendorCategory[] {
  return categories.flatMap(({ code }) => (code === 'HOT' || code === 'FAV' || code === left ? [] : [code]))
}

/** GAP-45: data carries two spellings of two categories. */
export function normalizeGameType(type: GameType): VendorCategory {
  if (type === 'ELOTTO') return 'ELOTT'
  return type === 'cockfight' ? 'COCKFIGHT' : type
}

/**
 * The category menu: HOT, FAV for those signed in, the server's categories in its order with the cockfight group after
 * FISH and the BGS group after LIVE, then BINGO, and TF last (CATS-04..10, GAP-33, GAP-34, GAP-111).
 */
export function categoriesOf(
  types: VendorGameTypes,
  options: { signedIn: boolean; cockfightProviders: readonly string[] },
): Category[] {
  const byType = providersByType(types)
  const take = (from: VendorCategory, belongs: (provider: Vendor) => boolean): Vendor[] => {
    const providers = byType.get(from) ?? []
    byType.set(
      from,
      providers.filter((provider) => !belongs(provider)),
    )
    return providers.filter(belongs)
  }
  const isCockfight = (provider: Vendor) => options.cockfightProviders.includes(provider.vassalage)
  const groups: Record<'COCKFIGHT' | 'BGS' | 'BINGO' | 'TF', Vendor[]> = {
    COCKFIGHT: [...take('COCKFIGHT', isCockfight), ...take('SPORTS', isCockfight)],
    BGS: [...(byType.get('BGS') ?? []), ...take('RNG', ({ gameCategory }) => gameCategory === 'BGS')],
    BINGO: [...(byType.get('BINGO') ?? []), ...take('RNG', ({ gameCategory }) => gameCategory === 'BINGO')],
    TF: [...(byType.get('TF') ?? []), ...take('SPORTS', ({ vassalage }) => vassalage === 'TF')],
  }
  const order: VendorCategory[] = [...new Set(types.sorting.map(normalizeGameType))].filter((code) => !(code in groups))
  insertAfter(order, 'FISH', 'COCKFIGHT')
  insertAfter(order, 'LIVE', 'BGS')
  order.push('BINGO', 'TF')
  const providersOf = (code: VendorCategory) => {
    const all = code in groups ? groups[code as keyof typeof groups] : (byType.get(code) ?? [])
    // One that comes under two names of a category is one provider.
    return all.filter(({ vassalage }, at) => all.findIndex((one) => one.vassalage === vassalage) === at)
  }
  return [
    { code: 'HOT', providers: [] },
    ...(options.signedIn ? [{ code: 'FAV' as const, providers: [] }] : []),
    ...order.map((code) => ({ code, providers: providersOf(code) })).filter(({ providers }) => providers.length > 0),
  ]
}

/** A group whose anchor the server does not list follows all the server's categories. */
function insertAfter(order: VendorCategory[], anchor: VendorCategory, group: VendorCategory): void {
  const index = order.indexOf(anchor)
  order.splice(index < 0 ? order.length : index + 1, 0, group)
}

function providersByType(types: VendorGameTypes): Map<VendorCategory, Vendor[]> {
  const byType = new Map<VendorCategory, Vendor[]>()
  for (const [type, providers = []] of Object.entries(types.vendors) as [GameType, Vendor[] | undefined][]) {
    const code = normalizeGameType(type)
    byType.set(code, [...(byType.get(code) ?? []), ...providers])
  }
  return byType
}

/** What tapping a category does (CATS-13..16). */
export type CategoryAction =
  | { kind: 'show' }
  | { kind: 'live' }
  | { kind: 'launch'; provider: Vendor; category: VendorCategory }

/**
 * LIVE has its own page; groups and categories with several providers open in place; a single provider starts at once.
 */
export function categoryAction({ code, providers }: Category): CategoryAction {
  if (code === 'LIVE') return { kind: 'live' }
  const [only, ...others] = providers
  if (code === 'HOT' || code === 'FAV' || smallGroups.includes(code)) return { kind: 'show' }
  return only && others.length === 0 ? { kind: 'launch', provider: only, category: code } : { kind: 'show' }
}
