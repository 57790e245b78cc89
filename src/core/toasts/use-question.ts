import { useRef } from 'react'
import { ask, type DialogRequest } from './toasts.ts'

/**
 * Asks, and acts after a yes; once however often the button is tapped, also before the dialog is drawn. What fails has
 * been said by the query client.
 */
export function useQuestion(): (question: DialogRequest, act: () => Promise<unknown>) => Promise<void> {
  const isUnderWay = useRef(false)
  return async (question, act) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    if (await ask(question)) await act().catch(() => undefined)
    isUnderWay.current = false
  }
}
