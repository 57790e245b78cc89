import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { loadPart } from '#src/ui/loading/late-part.ts'
import { hideToast, useToasts } from './toasts.ts'

// Nothing has to be said on most first screens; `prepareToasts` has both at hand right after.
const loadViews = () =>
  loadPart(async () => {
    const [{ ToastView }, { RequestDialog }] = await Promise.all([
      import('./ToastView.tsx'),
      import('./RequestDialog.tsx'),
    ])
    return { ToastView, RequestDialog }
  })

/** Loads what shows toasts, for the case that the first one says that nothing loads any more. */
export function prepareToasts(): void {
  void loadViews().catch(() => undefined)
}

/**
 * The one place where toasts and dialogs appear, one of each at a time. The site can do without what shows them: where
 * it does not come, it is asked for again with the next thing to say, and what cannot be asked counts as refused, so
 * that nobody waits for an answer.
 */
export function Toasts() {
  const { toast, dialogs } = useToasts()
  const [views, setViews] = useState<Awaited<ReturnType<typeof loadViews>>>()
  const dialog = dialogs[0]
  // The tap that it is about gets its answer first.
  const seen = useDeferredValue(toast)
  const refuse = useEffectEvent(() => dialogs.forEach(({ answer }) => answer(false)))
  useEffect(() => {
    if (views) return undefined
    let isCurrent = true
    loadViews().then(
      (loaded) => setViews(loaded),
      () => isCurrent && refuse(),
    )
    return () => {
      isCurrent = false
    }
  }, [views, toast, dialog])
  // Its time begins when it is drawn: a page that takes seconds to draw would else use it up unseen.
  const shown = views && seen
  useEffect(() => {
    if (!shown) return undefined
    const timer = window.setTimeout(() => hideToast(shown.id), shown.durationMs)
    return () => window.clearTimeout(timer)
  }, [shown])
  if (!views) return null
  return (
    <>
      <views.ToastView toast={seen} />
      {dialog ? <views.RequestDialog request={dialog} onAnswer={dialog.answer} /> : null}
    </>
  )
}
