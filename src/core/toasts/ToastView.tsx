import { useIntl } from 'react-intl'
import { Toast } from '#src/ui/layers/Toast.tsx'
import { ToastRegion } from '#src/ui/layers/ToastRegion.tsx'
import { commonMessages } from './common-messages.ts'
import { hideToast, type ToastRequest } from './toasts.ts'

/** The region of toasts, which is there before the first one so that screen readers hear it, and the present toast. */
export function ToastView({ toast }: { toast: ToastRequest | undefined }) {
  const intl = useIntl()
  return (
    <ToastRegion urgent={toast?.kind === 'error' || toast?.kind === 'warning'}>
      {toast ? (
        <Toast
          key={toast.id}
          tone={toast.kind === 'loading' ? 'info' : toast.kind}
          closeLabel={intl.formatMessage(commonMessages.close)}
          onClose={() => hideToast(toast.id)}
        >
          {intl.formatMessage(toast.text, toast.values)}
        </Toast>
      ) : null}
    </ToastRegion>
  )
}
