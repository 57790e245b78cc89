/** A queue: works run one after another, also after one that failed. */
export function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/**
 * Updates rows one after another. The library reads a row, waits, and then writes it: two updates at once would both
 * begin with the same row, and the first one would be lost. The work must not wait for another turn.
 */
export const inTurn = queue()
