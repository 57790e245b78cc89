import { runtime } from './runtime.ts'

/** As long as the contract lets HTML and headlines be. */
const MAX_HTML = 20_000
const MAX_TITLE = 120
/** So many attacks that fewer places would not hold them. */
const MIN_PLACES = 4
/** Ends whatever an attack has left open, so that it does not swallow the next one. */
const CLOSERS =
  '--></script></style></title></textarea></xmp></noscript></noembed></noframes></iframe></template></svg></math>'

interface Text {
  title: string
  content: string
}

/**
 * The texts that a test has planted, all of them over the places of a list, where there are such texts; else the rows
 * as they are.
 */
export function withPlantedHtml<Row extends Text>(rows: readonly Row[]): Row[] {
  return rows.map((row, place) => {
    const content = plantedHtml(place, rows.length)
    return content === undefined ? row : { ...row, title: content.slice(0, MAX_TITLE), content }
  })
}

/** The planted texts for one of so many places; nothing when no test has planted any. */
export function plantedHtml(place: number, places: number): string | undefined {
  const { html } = runtime.switches
  const step = Math.max(places, MIN_PLACES)
  return html
    ?.filter((_text, index) => index % step === place)
    .map((text) => text + CLOSERS)
    .join('')
    .slice(0, MAX_HTML)
}
