import { useIntl } from 'react-intl'
import { Toast } from '#src/ui/layers/Toast.tsx'
import { ToastRegion } from '#src/ui/layers/ToastRegion.tsx'
import { noticeMessages } from './notice-messages.ts'
import { hideNotice, type Notice } from './notices.ts'

/** The region of notices, which is there before the first one so that screen readers hear it, and the present notice. */
export function NoticeView({ notice }: { notice: Notice | undefined }) {
  const intl = useIntl()
  return (
    <ToastRegion urgent={notice?.kind === 'error' || notice?.kind === 'warning'}>
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
  )
}
