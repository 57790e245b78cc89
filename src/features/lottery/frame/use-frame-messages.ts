import { useEffect, useEffectEvent, type RefObject } from 'react'
import { readFrameMessage, type FrameMessage } from './frame-messages.ts'

/** Hands on what the lottery in this frame says, and nothing that anybody else says. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: FrameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readFrameMessage(event, { origin, window: frame.current?.contentWindow })
    if (message) onMessage(message)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
}
