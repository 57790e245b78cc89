import ArrowLeft from 'lucide-react/icons/arrow-left'
import { defineMessages, useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { useGoBack } from './use-go-back.ts'

/** The back arrow of a page: in its header, or in the page itself where there is none (GAP-07, GAP-08). */
export function BackButton({ className }: { className?: string | undefined }) {
  const intl = useIntl()
  const goBack = useGoBack()
  if (!goBack) return null
  return (
    <IconButton label={intl.formatMessage(messages.back)} className={className} onClick={goBack}>
      <Icon icon={ArrowLeft} size={22} directional />
    </IconButton>
  )
}

const messages = defineMessages({
  back: { id: 'routing.back.label', defaultMessage: 'Back', description: 'Label of the back arrow of a page' },
})
