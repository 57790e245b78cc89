import { lazy, Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Toast } from '#src/ui/Toast.tsx'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'
import { noticeMessages } from './notice-messages.ts'
import { hideNotice, useNotices } from './notices.ts'

// Dialogs are rare and bring the machinery of layers with them.
const NoticeDialog = lazy(async () => ({ default: (await import('./NoticeDialog.tsx')).NoticeDialog }))

/** The one place where notices and dialogs appear, one of each at a time. */
export function Notices() {
  const intl = useIntl()
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
    <>
      <ToastRegion>
        {notice ? (
          <Toast
            key={notice.id}
            tone={notice.kind === 'loading' ? 'info' : notice.kind}
            closeLabel={intl.formatMessage(noticeMessages.close)}
            onClose={() => hideNotice(notice.id)}
          >
            {intl.formatMessage(notice.text, notice.values)}
          </Toast>
        ) : null}
      </ToastRegion>
      {dialog ? (
        <Suspense>
          <NoticeDialog request={dialog} onAnswer={dialog.answer} />
        </Suspense>
      ) : null}
    </>
  )
}
