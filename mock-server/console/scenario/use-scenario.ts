import { useCallback, useEffect, useState } from 'react'
import { readableScenario } from '#mock/scenario/readable-scenario.ts'
import { formatScenario, type Scenario } from '#mock/scenario/scenario.ts'
import type { Control } from '../control.ts'

/** The scenario in force. The console's own address may carry one (`?mock=…`), which is in force from then on. */
export function useScenario(control: Control, onError: (error: unknown) => void) {
  const [scenario, setScenario] = useState<Scenario>([])

  const read = useCallback(() => {
    control.scenario().then((link) => setScenario(readableScenario(link)), onError)
  }, [control, onError])

  useEffect(() => {
    const linked = new URLSearchParams(window.location.search).get('mock')
    if (linked === null) return read()
    window.history.replaceState(null, '', window.location.pathname + window.location.hash)
    control.setScenario(linked).then(read, onError)
  }, [control, read, onError])

  const change = (next: Scenario): void => {
    setScenario(next)
    control.setScenario(formatScenario(next)).catch(onError)
  }
  return { scenario, change, read }
}
