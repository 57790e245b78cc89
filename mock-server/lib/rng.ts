/** A source of numbers in [0, 1) that depends only on its seed, with the two draws that pictures and rows need. */
export interface Rng {
  (): number
  /** One entry of a list; throws RangeError when the list is empty. */
  pick<T>(from: readonly T[]): T
  /** A number between two bounds, the upper one excluded. */
  between(low: number, high: number): number
  /** A whole number between two bounds, both included. */
  int(low: number, high: number): number
}

/** FNV-1a of the seed feeds mulberry32: the same seed gives the same numbers on every machine. */
export function rng(seed: string): Rng {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  return Object.assign(next, {
    between,
    int: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick<T>(from: readonly T[]): T {
      const found = from[Math.floor(next() * from.length)]
      if (found === undefined) throw new RangeError('nothing to pick from')
      return found
    },
  })
}

/** 32 bits of FNV-1a over the code points of a text. */
function hash(text: string): number {
  let h = 2166136261
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}
