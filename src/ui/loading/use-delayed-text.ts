import { useEffect, useEffectEvent, useState } from 'react'

/** LIST-20, CONST-16 */
const DEBOUNCE_MS = 400

/**
 * The text of a search box whose value is taken over 400 ms after the last key, and at once when it is emptied
 * (LIST-20, LIST-21). A value that changes from outside, such as by going back, shows in the box.
 *
 * @param value what is searched for now, trimmed
 * @param tidy makes a value of a text
 */
export function useDelayedText(
  value: string,
  tidy: (text: string) => string,
  onValue: (value: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  /** What was taken over and has not come back yet: its way leads through the router, while keys are pressed. */
  const [taken, setTaken] = useState<string>()
  if (value !== known) {
    setKnown(value)
    setTaken(undefined)
    if (value !== taken && tidy(text) !== value) setText(value)
  }
  const commit = useEffectEvent((next: string) => {
    setTaken(next)
    onValue(next)
  })
  const wanted = tidy(text)
  useEffect(() => {
    if (wanted === value) return undefined
    const timer = window.setTimeout(() => commit(wanted), wanted === '' ? 0 : DEBOUNCE_MS)
    return () => window.clearTimeout(timer)
  }, [wanted, value])
  return [text, setText]
}
