import { Suspense, useEffect } from 'react'
import { lazyPart, loadPart } from '#src/ui/late-part.ts'
import { hideNotice, useNotices } from './notices.ts'

// Nothing has to be said on most first screens; `prepareNotices` has both at hand right after.
const loadView = () => import('./NoticeView.tsx')
const loadDialog = () => import('./NoticeDialog.tsx')
const NoticeView = lazyPart(async () => (await loadView()).NoticeView)
const NoticeDialog = lazyPart(async () => (await loadDialog()).NoticeDialog)

/** Loads what shows notices, for the case that the first one says that nothing loads any more. */
export function prepareNotices(): void {
  void loadPart(() => Promise.all([loadView(), loadDialog()])).catch(() => undefined)
}

/** The one place where notices and dialogs appear, one of each at a time. */
export function Notices() {
  const { notice, dialogs } = useNotices()
  const id = notice?.id
  const durationMs = notice?.durationMs
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = window.setTimeout(() => hideNotice(id), durationMs)
    return () => window.clearTimeout(timer)
  }, [id, durationMs])
  const dialog = dialogs[0]
  return (
    <Suspense>
      <NoticeView notice={notice} />
      {dialog ? <NoticeDialog request={dialog} onAnswer={dialog.answer} /> : null}
    </Suspense>
  )
}
