import { clockAhead, setClockAhead } from '#mock/lib/clock.ts'
import { databaseReady, restore, snapshot } from './contents.ts'
import { onChange } from './db.ts'
import { queue } from './in-turn.ts'

const SAVE_DELAY_MS = 300

/** Where one text outlives the stub. */
export interface Shelf {
  read(): Promise<string | undefined>
  write(text: string): Promise<void>
}

/** What keeps the state. */
export interface Keeper {
  /** Writes now what has changed; what fails is tried again with the next change, and told once for each reason. */
  save(): Promise<void>
  /** Takes a state over that another stub has written on the same shelf. */
  takeOver(text: string): Promise<void>
  /** Stops; what has changed is written first. */
  close(): Promise<void>
}

/**
 * Restores the state of the last run and writes every change from now on, at most about three times a second. What does
 * not fit the contract any more is left aside with a line in the terminal.
 *
 * @param keepsClock whether how far the clock is ahead is kept too, since rows have times of it; to the page the
 *   console hands it over
 */
export async function keepState(
  tell: (line: string) => void,
  shelf: Shelf,
  { keepsClock = false }: { keepsClock?: boolean } = {},
): Promise<Keeper> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept: string | undefined
  /** Why the last write failed. */
  let failure: string | undefined

  /** Filling takes turns by itself; a write waits here for its end, since half of it is nobody's state. */
  const whole = queue()

  const textNow = (): string => JSON.stringify({ ...snapshot(), ...(keepsClock && { aheadMs: clockAhead() }) })
  const restoreText = async (text: string): Promise<void> => {
    try {
      const { aheadMs, ...rows } = JSON.parse(text)
      await restore(rows)
      if (keepsClock && typeof aheadMs === 'number') setClockAhead(aheadMs)
      kept = textNow()
    } catch (error) {
      tell(`Kept state was dropped, it does not fit the contract any more: ${reasonOf(error)}`)
    }
  }
  const takeOver = (text: string): Promise<void> => whole(() => restoreText(text))
  const writeChanges = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const text = textNow()
    if (text === kept) return
    kept = text
    try {
      await shelf.write(text)
      failure = undefined
    } catch (error) {
      kept = undefined
      const reason = reasonOf(error)
      if (reason !== failure) tell(`State could not be kept: ${reason}`)
      failure = reason
    }
  }
  const save = (): Promise<void> => whole(writeChanges)

  const text = await shelf.read()
  if (text !== undefined) await takeOver(text)
  await databaseReady()
  const stop = onChange(() => {
    timer ??= setTimeout(() => void save(), SAVE_DELAY_MS)
  })
  return {
    save,
    takeOver,
    async close() {
      stop()
      await save()
    },
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
