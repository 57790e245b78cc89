import type { ArtCategory, MotifName } from '#mock/art/looks.ts'
import type { GameType } from '#src/api/generated/types.ts'

/** Names of a category are a first and a last word; the last word brings the motif, so that the picture fits the name. */
export interface NameWords {
  type: GameType
  art: ArtCategory
  /** Number of the first node id. */
  firstNode: number
  /** Games beyond the hot ones. */
  count: number
  firsts: readonly string[]
  lasts: readonly (readonly [word: string, motif: MotifName])[]
}

const words = (text: string) => text.split(', ')

export const nameWords: readonly NameWords[] = [
  {
    type: 'RNG',
    art: 'slots',
    firstNode: 10001,
    count: 306,
    firsts: words(
      "Amber, Velvet, Copper, Monsoon, Saffron, Silver, Jade, Midnight, Scarlet, Wild, Mystic, Lucky, Royal, Crystal, Desert, Emerald, Hidden, Northern, Painted, Sapphire, Secret, Southern, Storm, Sun, Moonlit, Crimson, Ivory, Starlit, Bronze, Eternal, Ruby, Blazing, Frost, Honey, Indigo, Laughing, Marble, Opal, Rising, Seven, Thousand, Twin, Wandering, Whispering, Grand, Harvest, Golden",
    ),
    lasts: [
      ['Dragon', 'dragon-head'], ['Serpent', 'sea-dragon'], ['Tiger', 'tiger-head'], ['Tusker', 'elephant-head'], ['Fox', 'fox-head'], ['Wolf', 'wolf-head'], ['Eagle', 'eagle-head'], ['Dawn Caller', 'rooster'], ['Lotus', 'lotus-flower'], ['Lanterns', 'asian-lantern'], ['Pagoda', 'pagoda'], ['Gate', 'temple-gate'], ['Crown', 'crown'], ['Diamonds', 'cut-diamond'], ['Jewels', 'gems'], ['Scarab', 'scarab-beetle'], ['Pharaoh', 'anubis'], ['Corsair', 'pirate-skull'], ['Cherries', 'cherry'], ['Melon', 'watermelon'], ['Riches', 'coins'], ['Treasure', 'open-treasure-chest'], ['Dancer', 'handheld-fan'], ['Shogun', 'samurai-helmet'], ['Idol', 'ceremonial-mask'], ['Genie', 'magic-lamp'], ['Volcano', 'volcano'], ['Horseshoe', 'horseshoe'], ['Masquerade', 'carnival-mask'], ['Rose', 'rose'], ['Wings', 'butterfly'], ['Owl', 'owl'], ['Kites', 'kite'], ['Spiral', 'dragon-spiral'], ['Queen', 'queen-crown'], ['Pyramid', 'mayan-pyramid'], ['Monkey', 'monkey'], ['Rabbit', 'rabbit-head'], ['Plume', 'feather'], ['Voyage', 'compass'], ['Sunflowers', 'sunflower'], ['Moon', 'moon'], ['Orchard', 'mango'], ['Rhythm', 'tabla'],
    ],
  },
  {
    type: 'FISH',
    art: 'fish',
    firstNode: 20001,
    count: 40,
    firsts: words('Coral, Deep, Lagoon, Tidal, Golden, Thunder, Reef, Monsoon, Sapphire, Wild, Ocean, Bay of'),
    lasts: [
      ['Clownfish', 'clownfish'], ['Shoal', 'double-fish'], ['Kraken', 'octopus'], ['Squid Hunt', 'giant-squid'], ['Manta', 'manta-ray'], ['Turtle', 'sea-turtle'], ['Crab Feast', 'crab'], ['Jaws', 'shark-jaws'], ['Leviathan', 'sperm-whale'], ['Jellyfish', 'jellyfish'], ['Seahorse', 'seahorse'], ['Trident', 'trident'], ['Pearl', 'oyster-pearl'], ['Dolphin', 'dolphin'], ['Lantern Fish', 'angler-fish'],
    ],
  },
  {
    type: 'LIVE',
    art: 'live',
    firstNode: 30002,
    count: 66,
    firsts: words('Emerald, Salon, Speed, Orchid, Riverside, Prestige, Bengal, Bangkok, Jaipur, Grand, Sunset, Marble, Lantern, Golden Hour, Squeeze'),
    lasts: [
      ['Baccarat', 'card-diamond'], ['Roulette', 'roulette-wheel'], ['Sic Bo', 'rolling-dices'], ['Blackjack', 'card-spade'], ['Dragon Tiger', 'dragon-head'], ['Teen Patti', 'poker-hand'], ['Andar Bahar', 'card-heart'], ['Thirty-two Cards', 'poker-hand'], ['Lucky Seven', 'queen-crown'], ['Hold Table', 'card-spade'],
    ],
  },
  {
    type: 'SPORTS',
    art: 'sports',
    firstNode: 40002,
    count: 36,
    firsts: words('Sunday, Floodlight, Premier, Virtual, Matchday, Weekend, Continental, City'),
    lasts: [
      ['Football', 'soccer-ball'], ['Basketball', 'basketball-ball'], ['Tennis', 'tennis-racket'], ['Cricket', 'cricket-bat'], ['Test Match', 'cricket-ball'], ['Kabaddi', 'trophy'], ['Racing', 'horse-head'], ['Archery', 'bullseye'], ['Boxing', 'boxing-glove'], ['Badminton', 'shuttlecock'],
    ],
  },
  {
    type: 'ESPORTS',
    art: 'esports',
    firstNode: 60001,
    count: 40,
    firsts: words('Neon, Steel, Polar, Shadow, Quantum, Delta, Crimson, Alpha'),
    lasts: [
      ['Arena', 'game-controller'], ['Squad League', 'headset'], ['Blades', 'crossed-swords'], ['Defenders', 'shield-star'], ['Marksmen', 'bullseye'], ['Orbit Race', 'rocket'], ['Pack', 'wolf-head'], ['Masters', 'trophy'],
    ],
  },
  {
    type: 'PVP',
    art: 'pvp',
    firstNode: 50001,
    count: 56,
    firsts: words('Royal, Courtyard, Midnight, Rajah, Classic, Turbo, Village, Festival, Pearl, Bazaar'),
    lasts: [
      ['Rummy', 'poker-hand'], ['Callbreak', 'card-spade'], ['Ludo', 'perspective-dice-six-faces-six'], ['Teen Patti', 'card-heart'], ['Joker Hunt', 'card-joker'], ['Chess Duel', 'chess-knight'], ['Dice Duel', 'rolling-dices'], ['Twenty-nine', 'card-heart'], ['Hazari', 'card-spade'], ['Queen of Cards', 'queen-crown'], ['Swordplay', 'crossed-swords'],
    ],
  },
  {
    type: 'LOTT',
    art: 'lottery',
    firstNode: 70002,
    count: 34,
    firsts: words('Padma, Meghna, Chao Phraya, Ganga, Mekong, Harbour, Sunrise, Capital'),
    lasts: [
      ['Three', 'round-star'], ['Four', 'ticket'], ['Five', 'lotto-balls'], ['Six', 'lotus-flower'], ['Jackpot', 'gems'], ['Daily Draw', 'sunflower'], ['Fortune', 'coins'],
    ],
  },
  {
    type: 'ELOTT',
    art: 'lottery',
    firstNode: 70502,
    count: 30,
    firsts: words('Minute, Turbo, Delta, Thunder, Comet, Instant'),
    lasts: [
      ['Keno', 'lotto-balls'], ['Wheel', 'spinning-top'], ['Star', 'round-star'], ['Ticket', 'ticket'], ['Race', 'kite'], ['Lamp', 'magic-lamp'],
    ],
  },
  {
    type: 'BINGO',
    art: 'bingo',
    firstNode: 80001,
    count: 28,
    firsts: words('Rainbow, Cherry, Moonbeam, Sweet, Carnival, Sunny, Starfall, Ribbon'),
    lasts: [
      ['Bingo', 'lotto-balls'], ['Bingo Stars', 'round-star'], ['Bingo Blooms', 'sunflower'], ['Bingo Tickets', 'ticket'], ['Bingo Orchard', 'cherry'],
    ],
  },
  {
    type: 'BGS',
    art: 'arcade',
    firstNode: 82001,
    count: 38,
    firsts: words('Turbo, Pocket, Sky, Street, Pixel, Bouncing, Comet, Jolly'),
    lasts: [
      ['Rocket', 'rocket'], ['Top Spin', 'spinning-top'], ['Darts', 'bullseye'], ['Mango Drop', 'mango'], ['Kite Fight', 'kite'], ['Melon Slice', 'watermelon'], ['Dice Tower', 'perspective-dice-six-faces-six'], ['Abacus', 'abacus'], ['Coin Push', 'coins'], ['Monkey Climb', 'monkey'],
    ],
  },
  {
    type: 'TF',
    art: 'sports',
    firstNode: 40091,
    count: 8,
    firsts: words('Terrace'),
    lasts: [
      ['Football', 'soccer-ball'], ['Cricket', 'cricket-bat'], ['Basketball', 'basketball-ball'], ['Tennis', 'tennis-racket'], ['Racing', 'horse-head'], ['Badminton', 'shuttlecock'], ['Boxing', 'boxing-glove'], ['Cup', 'trophy'],
    ],
  },
  {
    type: 'COCKFIGHT',
    art: 'cockfight',
    firstNode: 45001,
    count: 6,
    firsts: words('Iron, Red, Thunder'),
    lasts: [
      ['Spur', 'rooster'], ['Comb', 'rooster'], ['Feather Cup', 'feather'],
    ],
  },
]
