/** One page of a running engine, in a browser of its own that has seen nothing before. */
export interface EnginePage {
  /** Goes to a path of the site. Whether its page is there is for the caller to see. */
  open(path: string): Promise<void>
  /**
   * The value of an expression in the page, which must be plain data; a promise is waited for.
   *
   * @throws Error when it throws there
   */
  evaluate(expression: string): Promise<unknown>
  /** A finger, or a mouse, that presses and lets go; in CSS pixels of the window. */
  tapAt(x: number, y: number): Promise<void>
  /** Types into what has the focus; a line break is the key Enter. */
  type(text: string): Promise<void>
  /** What its console has told as an error so far, uncaught errors among it. */
  errors(): string[]
  close(): Promise<void>
}

/** A browser engine that the site is walked through in. */
export interface Engine {
  name: string
  /** Fetches or installs what is missing; answers what hinders it, in one line, if anything does. */
  prepare(): Promise<string | undefined>
  /** Starts a browser for the site at an address. */
  launch(site: string): Promise<EnginePage>
}

/** CSS pixels of the window: a usual phone. */
export const WINDOW = { width: 390, height: 844 }
