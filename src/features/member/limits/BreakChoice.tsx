import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { BreakDays } from '#src/api/generated/types.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { BreakForm } from './BreakForm.tsx'
import { breakMessages as messages } from './break-messages.ts'
import styles from './Limits.module.css'

interface BreakChoiceProps {
  title: MessageDescriptor
  lengths: readonly BreakDays[]
  onBegun: () => void
}

/** The lengths of a break; each is confirmed in a sheet before it begins. */
export function BreakChoice({ title, lengths, onBegun }: BreakChoiceProps) {
  const intl = useIntl()
  const [days, setDays] = useState<BreakDays>()
  const close = () => setDays(undefined)
  return (
    <section className={styles.section}>
      <SectionHead flush title={intl.formatMessage(title)} />
      <p className={styles.text}>{intl.formatMessage(messages.text)}</p>
      <Card flush>
        <Rows>
          {lengths.map((one) => (
            <Row key={one} title={intl.formatMessage(messages.days, { days: one })} onPress={() => setDays(one)} />
          ))}
        </Rows>
      </Card>
      <Sheet
        open={days !== undefined}
        onClose={close}
        title={days === undefined ? '' : intl.formatMessage(messages.question, { days })}
        closeLabel={intl.formatMessage(commonMessages.close)}
      >
        {days === undefined ? null : (
          <BreakForm
            days={days}
            onBegun={() => {
              close()
              onBegun()
            }}
          />
        )}
      </Sheet>
    </section>
  )
}
