import type { Game, GameKind, GameType, MinBet, MinLine, Vendor, VendorGameTypes } from '#src/api/generated/types.ts'
import type { ArtCategory } from '#mock/art/looks.ts'
import type { TileOf } from '#mock/art/tile.ts'
import { rng } from '#mock/lib/rng.ts'
import type { MerchantCode } from '../accounts.ts'
import { hotGames, type LocalNames } from './hot-games.ts'
import { nameWords } from '../name-words.ts'
import { providerLists, providers, providersOf, type ProviderSeed } from './providers.ts'

type BetClass = Exclude<MinBet, '' | 'min'>
type LineClass = Exclude<MinLine, ''>

/** A game as the stub keeps it: its row in English, what the filters and the lottery pages need, and its picture. */
export interface CatalogueGame {
  row: Game
  names?: LocalNames
  /** Smallest bet in the house currency, as the filter panel classes it (LIST-30). */
  minBet: BetClass
  /** The smallest bet the platform has, which the filter `min` asks for (GAP-110). */
  smallestCoin: boolean
  /** Lines of a slot, `25` for 25 or more (LIST-31); none for other games. */
  minLine?: LineClass
  /** Seconds from draw to draw; lotteries only. */
  drawSeconds?: number
  art: TileOf
}

/** Node ids that stand for a provider's own lobby; a direct launch opens them (CATS-16). */
const LOBBY_NODES: Readonly<Record<string, string>> = {
  NINE: '30001',
  PALI: '30120',
  RIVA: '30140',
  OPAL: '30160',
  VELVET: '30180',
  ASTER: '30190',
  ORBIT: '40001',
  PITCH: '40060',
  MAIDAN: '40070',
  TF: '40090',
  IA: '60090',
  AV: '60091',
  AI: '60092',
  IMES: '60093',
}
const ART_OF: Readonly<Partial<Record<GameType, ArtCategory>>> = Object.fromEntries(
  nameWords.map(({ type, art }) => [type, art]),
)
const KINDS = ['JP', 'SC', 'VP', 'TG', 'AC'] as const
const MIN_BETS: readonly BetClass[] = ['0.01', '0.05', '0.05', '0.1', '0.1', '0.5', '0.75']
const MIN_LINES: readonly LineClass[] = ['10', '15', '20', '20', '25']
const DRAW_SECONDS = [60, 180, 300, 600, 3600, 86400] as const
const SPORT_LOBBY_MOTIFS = ['trophy', 'soccer-ball', 'cricket-ball'] as const

/** Every game of every merchant: the hot ones first, then the lobbies, then the rest by category. */
export const catalogue: readonly CatalogueGame[] = build()

/** The hot games, the hottest first (GAP-48); more games carry no mark than do. */
export const hotNodeIds: readonly string[] = catalogue.slice(0, hotGames.length).map(({ row }) => row.nodeId)

const byNodeId: ReadonlyMap<string, CatalogueGame> = new Map(catalogue.map((game) => [game.row.nodeId, game]))

/** The game with a node id, or undefined. */
export function gameByNodeId(nodeId: string): CatalogueGame | undefined {
  return byNodeId.get(nodeId)
}

/** What the picture of a game is drawn from, or undefined for an unknown node id. */
export function gameArt(nodeId: string): TileOf | undefined {
  return byNodeId.get(nodeId)?.art
}

/** The row of a game with its display name in a language, by platform code; English where there is no other name. */
export function gameRow({ row, names }: CatalogueGame, language: string): Game {
  return names && isOneOf(names, language) ? { ...row, displayName: names[language] } : row
}

const isOneOf = (names: LocalNames, language: string): language is keyof LocalNames => Object.hasOwn(names, language)

/** What {@link gamesOf} has found: every list asks for it, and the catalogue never changes. */
const gamesByMerchant = new Map<MerchantCode, readonly CatalogueGame[]>()

/** The games of the providers that serve a merchant, in the catalogue's order. */
export function gamesOf(merchant: MerchantCode): readonly CatalogueGame[] {
  const known = gamesByMerchant.get(merchant)
  if (known) return known
  const codes = new Set(providersOf(merchant).map(({ code }) => code))
  const games = catalogue.filter(({ row }) => codes.has(row.vassalage))
  gamesByMerchant.set(merchant, games)
  return games
}

/** The providers of a merchant by category, and the order of the categories (CATS-18, CATS-19). */
export function providersByCategory(merchant: MerchantCode): VendorGameTypes {
  const served = providersOf(merchant)
  const lists = providerLists
    .map((list) => [list, served.filter((seed) => seed.list === list).map(providerRow)] as const)
    .filter(([, rows]) => rows.length > 0)
  return { vendors: Object.fromEntries(lists), sorting: lists.map(([list]) => list) }
}

function providerRow({ code, name, list, category, trial }: ProviderSeed): Vendor {
  const entry =
    byNodeId.get(LOBBY_NODES[code] ?? '') ??
    (list === 'RNG' ? undefined : catalogue.find(({ row }) => row.vassalage === code))
  return {
    vassalage: code,
    displayName: name,
    accountTypeName: list === 'LIVE' ? `${name} Live` : name,
    gameCategory: category,
    ...(entry === undefined ? {} : { gameId: entry.row.gameId, nodeId: entry.row.nodeId }),
    supportPlay: trial,
    iconUrl: `/media/vendors/${code}.svg`,
  }
}

function build(): CatalogueGame[] {
  const taken = new Set([...hotGames.flatMap(({ nodeId }) => nodeId ?? []), ...Object.values(LOBBY_NODES)])
  const names = new Set(hotGames.map(({ name }) => name))
  const nextNode = new Map<GameType, number>(nameWords.map(({ type, firstNode }) => [type, firstNode]))
  const nodeFor = (type: GameType): string => {
    let node = nextNode.get(type) ?? 90001
    while (taken.has(String(node))) node += 1
    nextNode.set(type, node + 1)
    taken.add(String(node))
    return String(node)
  }
  const hot = hotGames.map((game) => {
    const seed = providerOf(game.provider)
    return makeGame({ ...game, seed, nodeId: game.nodeId ?? nodeFor(seed.category), names: game.names })
  })
  const lobbies = Object.entries(LOBBY_NODES).map(([code, nodeId], i) => {
    const seed = providerOf(code)
    const motif = seed.list === 'SPORTS' ? SPORT_LOBBY_MOTIFS[i % SPORT_LOBBY_MOTIFS.length] : undefined
    return makeGame({ seed, nodeId, name: `${seed.name} Lobby`, gameId: `${seed.prefix}-LOBBY`, motif })
  })
  const rest = nameWords.flatMap(({ type, count, firsts, lasts }) => {
    const able = providers.filter(({ category }) => category === type)
    return pairs(firsts, lasts, count, names).map(([name, motif], i) => {
      const seed = able[i % able.length]
      if (seed === undefined) throw new RangeError(`no provider makes ${type}`)
      return makeGame({ seed, nodeId: nodeFor(type), name, motif })
    })
  })
  return [...hot, ...lobbies, ...rest]
}

/** The first `count` names that are not taken, going through both lists at strides that do not meet. */
function pairs<Motif>(
  firsts: readonly string[],
  lasts: readonly (readonly [string, Motif])[],
  count: number,
  taken: Set<string>,
): (readonly [string, Motif])[] {
  const found: (readonly [string, Motif])[] = []
  for (let lap = 0; lap < firsts.length && found.length < count; lap += 1) {
    for (const [at, [last, motif]] of lasts.entries()) {
      const first = firsts[(at * 5 + lap * 3 + Math.floor(lap / 2)) % firsts.length] ?? ''
      const name = `${first} ${last}`
      if (found.length === count || taken.has(name)) continue
      taken.add(name)
      found.push([name, motif])
    }
  }
  return found
}

interface Making {
  seed: ProviderSeed
  nodeId: string
  name: string
  gameId?: string
  names?: LocalNames
  motif?: TileOf['motif']
  palette?: TileOf['palette']
  mark?: 'hot' | 'new'
}

function makeGame({ seed, nodeId, name, gameId, names, motif, palette, mark }: Making): CatalogueGame {
  const r = rng(`game|${nodeId}`)
  const type = seed.category
  const luck = r()
  const kind = kindOf(type, r())
  const isLottery = type === 'LOTT' || type === 'ELOTT'
  const minBet = r.pick(MIN_BETS)
  const isNew = mark === 'new' || (mark === undefined && names === undefined && luck > 0.9)
  const numberedId = nodeId.replace(/^(\d)0/, '$1')
  return {
    row: {
      gameId:
        gameId ??
        (isLottery
          ? numberedId
          : `${seed.prefix}-${name
              .replace(/[^A-Za-z0-9]/g, '')
              .toUpperCase()
              .slice(0, 24)}`),
      ...(seed.list === 'PVP' || seed.list === 'LIVE' ? { roomId: `R${r.int(1, 6)}` } : {}),
      nodeId,
      nodeName: name,
      gameName: name,
      displayName: name,
      gameType: type,
      ...(kind === undefined ? {} : { gameClassifyNew: kind }),
      vassalage: seed.code,
      vendorCode: seed.code,
      ...(isLottery
        ? {
            gameCode: name
              .replace(/[^A-Za-z]/g, '')
              .toUpperCase()
              .slice(0, 16),
            gameGroupId: groupOf(seed.code, luck),
            lottoMode: luck > 0.55 ? 'Tradition,Entertainment' : 'Tradition',
          }
        : {}),
      showIcon: `/media/games/${nodeId}-icon.svg`,
      iconUrl: `/media/games/${nodeId}.svg`,
      mobileLargeIcon: `/media/games/${nodeId}-wide.svg`,
      supportPlay: seed.trial === 1 && luck > 0.12 ? 1 : 0,
      isHot: mark === 'hot' ? 1 : 0,
      isNew: isNew ? 1 : 0,
    },
    ...(names === undefined ? {} : { names }),
    minBet,
    smallestCoin: minBet === '0.01',
    ...(type === 'RNG' ? { minLine: r.pick(MIN_LINES) } : {}),
    ...(isLottery ? { drawSeconds: r.pick(DRAW_SECONDS) } : {}),
    art: {
      seed: nodeId,
      category: ART_OF[type] ?? 'slots',
      ...(motif === undefined ? {} : { motif }),
      ...(palette === undefined ? {} : { palette }),
    },
  }
}

function kindOf(type: GameType, luck: number): GameKind | undefined {
  if (type === 'BINGO') return 'BG'
  if (type === 'PVP') return 'TG'
  if (type === 'BGS') return 'AC'
  return type === 'RNG' && luck < 0.5 ? KINDS[Math.floor(luck * 2 * KINDS.length)] : undefined
}

/** Groups of a lottery provider: its daily draws and its quick ones. */
function groupOf(provider: string, luck: number): string {
  const base = { LOTT: 71, TCG_SEA: 73, PADMA: 75, ELOTT: 77, TCG_LOTTO_VN: 81 }[provider] ?? 79
  return String(luck > 0.55 ? base + 1 : base)
}

function providerOf(code: string): ProviderSeed {
  const seed = providers.find((provider) => provider.code === code)
  if (seed === undefined) throw new RangeError(`no provider ${code}`)
  return seed
}
