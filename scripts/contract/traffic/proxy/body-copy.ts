/** Three pictures of 5 MB and the form around them. Longer bodies are passed on, but not looked at. */
export const MOST_BYTES = 32 * 1024 * 1024

/** A copy of a body that passes by, as far as there is room. */
export class BodyCopy {
  readonly #chunks: Buffer[] = []
  #length = 0

  add(chunk: Buffer): void {
    this.#length += chunk.length
    if (this.#length <= MOST_BYTES) this.#chunks.push(chunk)
  }

  /** All bytes; undefined where they were too many. */
  bytes(): Buffer | undefined {
    return this.#length <= MOST_BYTES ? Buffer.concat(this.#chunks) : undefined
  }
}
