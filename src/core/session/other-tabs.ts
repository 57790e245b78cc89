import { currentMerchant, resolveMerchant } from '#src/core/merchant/current.ts'
import { reloadHome } from '#src/core/merchant/switch-region.ts'
import { clearSessionStorage } from '#src/core/storage/item.ts'
import { merchantItem, sessionItem } from '#src/core/storage/items.ts'
import { adoptStoredSession } from './session.ts'

/**
 * Follows other tabs at once: sign-ins, sign-outs, other users (GAP-131), and another merchant, with which this page
 * has to start again (GAP-60). A page that comes back from the browser's memory has missed what happened meanwhile, as
 * has this one before it was called.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === sessionItem.key || key === merchantItem.key || key === null) follow()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
  follow()
}

function follow(): void {
  if (resolveMerchant(window.location.hostname, merchantItem.read()).code === currentMerchant.code)
    return adoptStoredSession()
  clearSessionStorage()
  reloadHome()
}
