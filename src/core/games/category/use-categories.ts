import { useMemo } from 'react'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { getVendorGameTypesQuery, useGetVendorGameTypes } from '#src/api/generated/first-screen.ts'
import type { VendorGameTypes } from '#src/api/generated/types.ts'
import { categoriesOf, type Category } from './category.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { useSession } from '#src/core/session/session.ts'

const NO_PROVIDERS: VendorGameTypes = { vendors: {}, sorting: [] }

/** The category menu of this visitor, and how far it is loaded. */
export interface Categories {
  /** HOT is always there (HOME-16, CATS-04). */
  list: [Category, ...Category[]]
  isPending: boolean
  isFailed: boolean
  /** Why, if so. */
  error: GatewayError | null
  retry: () => void
}

/** The category menu, as it is loaded and changes with the session (CATS-04..10). */
export function useCategories(): Categories {
  const signedIn = useSession() !== undefined
  const { data, isPending, error, refetch } = useVendorGameTypes()
  const list = categoriesOf(data ?? NO_PROVIDERS, { signedIn, cockfightProviders: currentMerchant.cockfightProviders })
  const [hot = { code: 'HOT', providers: [] }, ...others] = list
  return { list: [hot, ...others], isPending, isFailed: error !== null && !data, error, retry: () => void refetch() }
}

/** Gives the name of a provider by its code; '' while it is not known. */
export function useProviderNames(): (code: string) => string {
  const { data } = useVendorGameTypes()
  return useMemo(() => {
    const providers = Object.values(data?.vendors ?? {}).flat()
    return (code) => providers.find(({ vassalage }) => vassalage === code)?.displayName ?? ''
  }, [data])
}

/** Providers by game type; the menu, the provider names on tiles and the footer's logos all come from it. */
export function useVendorGameTypes(options?: { enabled?: boolean }) {
  return useGetVendorGameTypes(vendorGameTypesOfMerchant, options)
}

/** The same list where nothing is drawn by it: what is known of it so far stands in the cache under this query. */
export const vendorGameTypesQuery = () => getVendorGameTypesQuery(vendorGameTypesOfMerchant)

const vendorGameTypesOfMerchant = { query: { typeId: 1, merchant_code: currentMerchant.code } } as const
