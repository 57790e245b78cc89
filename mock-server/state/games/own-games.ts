import { gameByNodeId, type CatalogueGame } from '#mock/data/games/catalogue.ts'
import type { Database } from '../db.ts'
import type { Account } from '../rows.ts'

/** How many recent games are remembered. */
const RECENT_LIMIT = 50

/** A member's favourite games, the latest first. */
export function favoritesOf(db: Database, account: Account): CatalogueGame[] {
  return ownGames(db, 'favorites', account)
}

/** The games a member played last, the latest first. */
export function recentsOf(db: Database, account: Account): CatalogueGame[] {
  return ownGames(db, 'recents', account)
}

/** Puts a game at the head of the recent ones (GATEWAY-68). */
export async function rememberRecent(db: Database, account: Account, { row }: CatalogueGame): Promise<void> {
  const { merchant, username } = account
  db.recents.delete((q) => q.where({ merchant, username, nodeId: row.nodeId }))
  await db.recents.create({ merchant, username, nodeId: row.nodeId, vendor: row.vassalage })
  const [oldest] = db.recents.findMany((q) => q.where({ merchant, username }))
  if (oldest && db.recents.findMany((q) => q.where({ merchant, username })).length > RECENT_LIMIT)
    db.recents.delete(oldest)
}

function ownGames(db: Database, name: 'favorites' | 'recents', { merchant, username }: Account): CatalogueGame[] {
  return db[name]
    .findMany((q) => q.where({ merchant, username }))
    .flatMap(({ nodeId }) => gameByNodeId(nodeId) ?? [])
    .reverse()
}
