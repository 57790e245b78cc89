import { useState } from 'react'
import { useCaptcha } from '../use-captcha.ts'

/** The captcha of a reset: typed in the first step, seen by the gateway in the second (see `useResetCaptcha`). */
export type ResetCaptcha = ReturnType<typeof useResetCaptcha>

/**
 * The picture, and what was typed for it. The gateway sees it only with the code, and once: a try that fails uses it
 * up, and the next one needs another (GAP-81).
 */
export function useResetCaptcha(asked: boolean) {
  const captcha = useCaptcha(asked)
  const [answer, setAnswer] = useState('')
  return {
    ...captcha,
    /** What was typed for the present picture; empty when it has to be typed. */
    answer,
    keep: setAnswer,
    renew: () => {
      setAnswer('')
      captcha.renew()
    },
  }
}
