import type { QueryClient } from '@tanstack/react-query'
import { addFavorite, removeFavorite } from '#src/api/generated/favorites.ts'
import type { Game } from '#src/api/generated/types.ts'
import { isNothingDone } from '#src/api/nothing-done.ts'
import { write } from '#src/api/write.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { isChanging, lockHeart } from './changing.ts'
import { askForFavorites, cacheAddition, cacheRemoval } from './favorites-cache.ts'

/**
 * Makes a game a favourite, or takes that back (FAV-10..16): its heart is locked until the gateway has said so, then
 * 'changes saved' shows for a second. The query client shows a failure. Never rejects.
 */
export async function changeFavorite(
  client: QueryClient,
  { nodeId, vassalage: vendor }: Pick<Game, 'nodeId' | 'vassalage'>,
  to: boolean,
): Promise<void> {
  if (isChanging(nodeId)) return
  const unlock = lockHeart(nodeId)
  // FAV-13: only for a while, whenever the answer comes.
  const hideLoading = showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loadingBrief })
  try {
    if (to) {
      await write(client, addFavorite, { body: { nodeId, vendor } })
      await cacheAddition(client, nodeId)
    } else {
      await write(client, removeFavorite, { query: { nodeId, vendor } })
      await cacheRemoval(client, nodeId)
    }
    showToast({ kind: 'success', text: commonMessages.changesSaved, durationMs: TOAST_MS.success })
  } catch (error) {
    // The query client has shown why.
    if (!isNothingDone(error)) askForFavorites(client)
  } finally {
    hideLoading()
    unlock()
  }
}
