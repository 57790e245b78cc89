import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { vipMessages as messages } from './vip-messages.ts'

/** The button beside a heading that opens the whole of it over the page (VIP-05). */
export function ReadAll({ title, children }: { title: string; children: ReactNode }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.readAll)}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={intl.formatMessage(commonMessages.close)}
      >
        {children}
      </Sheet>
    </>
  )
}
