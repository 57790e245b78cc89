import { useRef, useState } from 'react'
import type { Control, Log, LogCall } from './control.ts'
import { usePolling } from './use-polling.ts'

/** A day's work is not kept in a page. */
const MOST_CALLS = 500

/** Newest call first. */
export interface LiveLog extends Omit<Log, 'run' | 'calls'> {
  readonly calls: readonly LogCall[]
  /** `closed`: no page of the site is open that could tell; `gone`: the gateway does not answer. */
  readonly state: 'live' | 'closed' | 'gone'
}

const NOTHING: LiveLog = { calls: [], sms: [], captchas: [], uploads: [], state: 'live' }

/**
 * Follows the gateway's log while the page is seen.
 *
 * @param onNewRun the gateway has started anew and may have forgotten what it was told
 */
export function useLog(
  control: Control,
  { paused, onNewRun }: { paused: boolean; onNewRun: () => void },
): { log: LiveLog; empty: () => void } {
  const [log, setLog] = useState(NOTHING)
  const seen = useRef<{ run: string | undefined; serial: number }>({ run: undefined, serial: 0 })

  const look = async (signal: AbortSignal): Promise<void> => {
    try {
      let answer = await control.log(seen.current.serial)
      if (answer && seen.current.run !== undefined && answer.run !== seen.current.run) {
        answer = await control.log(0)
        onNewRun()
      }
      if (signal.aborted) return
      if (!answer) return setLog((before) => ({ ...before, state: 'closed' }))
      const { run, calls, ...notes } = answer
      seen.current = { run, serial: calls.at(-1)?.serial ?? (run === seen.current.run ? seen.current.serial : 0) }
      setLog((before) => ({
        ...notes,
        calls: [...calls.toReversed(), ...before.calls].slice(0, MOST_CALLS),
        state: 'live',
      }))
    } catch {
      if (!signal.aborted) setLog((before) => ({ ...before, state: 'gone' }))
    }
  }
  usePolling(look, paused)

  return { log, empty: () => setLog((before) => ({ ...before, calls: [] })) }
}
