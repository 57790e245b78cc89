/** Words that may not stand in any report, with the variable that stands for each. */
export class Secrets {
  readonly #names = new Map<string, string>()

  /** Hides a text from now on, also as it stands in addresses and in JSON. Empty ones hide nothing. */
  add(variable: string, text: string | undefined): void {
    if (text === undefined || text === '') return
    for (const form of [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)]) {
      if (!this.#names.has(form)) this.#names.set(form, variable)
    }
  }

  /** The text with every secret, and every beginning of one before a cut, replaced by `$VARIABLE`. */
  hide(text: string): string {
    return this.split(text)
      .map(({ plain, variable }) => plain ?? `$${String(variable)}`)
      .join('')
  }

  /** The text in pieces: plain ones, and variables in the place of secrets. */
  split(text: string): { plain?: string; variable?: string }[] {
    let pieces: { plain?: string; variable?: string }[] = [{ plain: text }]
    const longestFirst = [...this.#names].sort(([a], [b]) => b.length - a.length)
    for (const [secret, variable] of longestFirst) {
      pieces = pieces.flatMap((piece) => {
        const { plain } = piece
        if (plain === undefined) return [piece]
        const parts = withoutCut(plain, secret).split(secret)
        return parts.flatMap((part, index) => [...(index === 0 ? [] : [{ variable }]), { plain: part }])
      })
    }
    return pieces.filter(({ plain }) => plain !== '')
  }
}

const SHORTEST_CUT = 6

/** A secret that a cut has halved is made whole, so that it is found. */
function withoutCut(text: string, secret: string): string {
  const cut = /…"?$/.exec(text)
  if (!cut) return text
  const head = text.slice(0, cut.index)
  for (let length = secret.length - 1; length >= SHORTEST_CUT; length -= 1) {
    if (head.endsWith(secret.slice(0, length))) return `${head.slice(0, -length)}${secret}${cut[0]}`
  }
  return text
}
