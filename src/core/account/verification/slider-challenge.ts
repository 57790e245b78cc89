/** Places are hundredths of the way. */
export const WAY_END = 100
const NEAREST_GOAL = 35
const FARTHEST_GOAL = 90
const TOLERANCE = 3

/** Where the light belongs this time: never so near that a careless touch would do. */
export function newGoal(): number {
  return NEAREST_GOAL + Math.floor(Math.random() * (FARTHEST_GOAL - NEAREST_GOAL + 1))
}

export function isInPlace(place: number, goal: number): boolean {
  return Math.abs(place - goal) <= TOLERANCE
}

/** What the gateway can judge a passed challenge by. */
export interface SliderTrack {
  goal: number
  place: number
  /** From the first sight of the challenge to the answer, in milliseconds. */
  tookMs: number
  /** Positions that the light went through. */
  moves: number
}

/** The track as a token of safe characters. */
export function sliderToken(track: SliderTrack): string {
  return `slider.${btoa(JSON.stringify(track)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}`
}
