import type { EnginePage } from './engine.ts'
import { findingExpression, type Found, type Wanted } from './find-in-page.ts'

const WAIT_MS = 20_000
const PAUSE_MS = 100
/** A part that is about to move stands still until the next picture, which a busy engine draws late. */
const NEXT_PICTURE = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))'

/** What a visitor does with a page, the same in every engine; everything waits until it can be done. */
export class Driver {
  readonly #page: EnginePage

  constructor(page: EnginePage) {
    this.#page = page
  }

  /** Goes to a path of the site. */
  async open(path: string): Promise<void> {
    await this.#page.open(path)
    await this.waitFor(
      `the document of ${path}`,
      `location.href !== 'about:blank' && document.readyState === 'complete'`,
    )
  }

  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression)
  }

  /** @throws Error with what is missing, when the expression does not become true */
  async waitFor(what: string, expression: string): Promise<void> {
    await this.#until(what, async () => ((await this.#page.evaluate(expression)) === true ? true : undefined))
  }

  /** Waits until something is there to be seen, and as many of it. */
  see(wanted: Wanted, atLeast = 1): Promise<Found> {
    return this.#until(said(wanted), async () => {
      const found = await this.#find(wanted)
      return found && found.count >= atLeast ? found : undefined
    })
  }

  /** Waits until something is not there any more. */
  async seeNo(wanted: Wanted): Promise<void> {
    await this.#until(`no ${said(wanted)}`, async () => ((await this.#find(wanted)) ? undefined : true))
  }

  /** Taps something once it stands still and nothing lies over it. */
  async tap(wanted: Wanted): Promise<void> {
    let last: Found | undefined
    const { x, y } = await this.#until(`a tap on ${said(wanted)}`, async () => {
      await this.#page.evaluate(NEXT_PICTURE)
      const found = await this.#find(wanted, { scroll: true })
      const isStill = found?.free && last?.x === found.x && last.y === found.y
      last = found
      return isStill ? found : undefined
    })
    await this.#page.tapAt(x, y)
  }

  /** Taps a field and types into it; a line break is the key Enter. */
  async type(wanted: Wanted, text: string): Promise<void> {
    await this.tap(wanted)
    await this.#page.type(text)
  }

  async #find(wanted: Wanted, how?: { scroll: boolean }): Promise<Found | undefined> {
    return ((await this.#page.evaluate(findingExpression(wanted, how))) ?? undefined) as Found | undefined
  }

  /** Asks until there is an answer. A page that is just leaving cannot be asked. */
  async #until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
    let failure = ''
    for (const end = Date.now() + WAIT_MS; Date.now() < end;) {
      try {
        const answer = await ask()
        if (answer !== undefined) return answer
        failure = ''
      } catch (error) {
        failure = ` (${error instanceof Error ? error.message : String(error)})`
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    throw new Error(`did not come: ${what}${failure}`)
  }
}

/** `button "OK" in dialog`. */
function said({ role, name, within }: Wanted): string {
  const called = name === undefined ? '' : ` ${typeof name === 'string' ? `"${name}"` : String(name)}`
  return `${role}${called}${within ? ` in ${said(within)}` : ''}`
}
