import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { checkAffiliateCodeCodeMaxLength } from '#src/api/generated/bounds.ts'
import { keptPlace } from '#src/core/routing/kept-place.ts'
import { affiliateCodeItem } from '#src/core/storage/late-items.ts'
import { tidyText } from '#src/lib/plain-text.ts'

/** GAP-77 */
const PARAMETER = 'affiliateCode'

/** See `useLinkCode`. */
export interface LinkCode {
  code: string | undefined
  /** Forgets it, here and in the address, after the gateway refused it (ERR-08, ERR-09). */
  drop: () => void
}

/** The invitation that a link brought: of this address, else of an earlier one of the session (GAP-77). */
export function useLinkCode(): LinkCode {
  const [search, setSearch] = useSearchParams()
  const { state }: { state: unknown } = useLocation()
  const [code, setCode] = useState(() => keepLinkCode(search.get(PARAMETER)))
  const drop = () => {
    affiliateCodeItem.remove()
    setCode(undefined)
    if (search.has(PARAMETER)) setSearch(withoutCode, { replace: true, state: { ...Object(state), ...keptPlace } })
  }
  return { code, drop }
}

function keepLinkCode(fromAddress: string | null): string | undefined {
  const code = tidyText(fromAddress ?? '').slice(0, checkAffiliateCodeCodeMaxLength)
  if (code !== '') affiliateCodeItem.write(code)
  return affiliateCodeItem.read()
}

function withoutCode(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(PARAMETER)
  return rest
}
