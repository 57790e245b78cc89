import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { loadPart } from '#src/ui/loading/late-part.ts'
import { hideNotice, useNotices } from './notices.ts'

// Nothing has to be said on most first screens; `prepareNotices` has both at hand right after.
const loadViews = () =>
  loadPart(async () => {
    const [{ NoticeView }, { NoticeDialog }] = await Promise.all([
      import('./NoticeView.tsx'),
      import('./NoticeDialog.tsx'),
    ])
    return { NoticeView, NoticeDialog }
  })

/** Loads what shows notices, for the case that the first one says that nothing loads any more. */
export function prepareNotices(): void {
  void loadViews().catch(() => undefined)
}

/**
 * The one place where notices and dialogs appear, one of each at a time. The site can do without what shows them: where
 * it does not come, it is asked for again with the next thing to say, and what cannot be asked counts as refused, so that
 * nobody waits for an answer.
 */
export function Notices() {
  const { notice, dialogs } = useNotices()
  const [views, setViews] = useState<Awaited<ReturnType<typeof loadViews>>>()
  const dialog = dialogs[0]
  // The tap that it is about gets its answer first.
  const seen = useDeferredValue(notice)
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
  }, [views, notice, dialog])
  // Its time begins when it is drawn: a page that takes seconds to draw would else use it up unseen.
  const shown = views && seen
  useEffect(() => {
    if (!shown) return undefined
    const timer = window.setTimeout(() => hideNotice(shown.id), shown.durationMs)
    return () => window.clearTimeout(timer)
  }, [shown])
  if (!views) return null
  return (
    <>
      <views.NoticeView notice={seen} />
      {dialog ? <views.NoticeDialog request={dialog} onAnswer={dialog.answer} /> : null}
    </>
  )
}
