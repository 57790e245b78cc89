import { useIntl } from 'react-intl'
import { paths } from '#src/core/routing/paths.ts'
import { copyMessages } from '#src/core/toasts/copy-messages.ts'
import { CopyField } from '#src/ui/controls/CopyField.tsx'
import { appMessages as messages } from './app-messages.ts'

/** The whole address of this page. */
export const pageAddress = () => `${window.location.origin}${paths.app}`

/** The same, to be carried into another browser. */
export function PageAddress() {
  const intl = useIntl()
  return (
    <CopyField
      label={intl.formatMessage(messages.address)}
      value={pageAddress()}
      copyLabel={intl.formatMessage(copyMessages.copy)}
      copiedLabel={intl.formatMessage(copyMessages.copied)}
    />
  )
}
