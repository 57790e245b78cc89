import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

/** How long a button says that its text was copied, in ms. */
const COPIED_MS = 2_000

/** Copies a text, and says for a while that it was copied. */
export function useCopied(text: string): { isCopied: boolean; copy: () => Promise<boolean> } {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    const done = await copyText(text)
    setCopied(done)
    return done
  }
  return { isCopied, copy }
}
