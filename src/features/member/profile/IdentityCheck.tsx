import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { errorMessages } from '#src/core/errors/error-messages.ts'
import { ImagePicker } from '#src/core/forms/ImagePicker.tsx'
import { useImages } from '#src/core/forms/use-images.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { useFocusOnMount } from '#src/ui/display/use-focus-on-mount.ts'
import { Disclosure } from '#src/ui/controls/Disclosure.tsx'
import { idImagesFault } from './identity-rules.ts'
import styles from './ProfilePage.module.css'

/**
 * Looks whether the pictures of an ID are complete before customer service asks for them (REG-41). They stay on the
 * device: no call of the gateway takes identity papers (GAP-159).
 */
export function IdentityCheck() {
  const intl = useIntl()
  const front = useImages(1)
  const back = useImages(1)
  const [checked, setChecked] = useState(false)
  const fault = idImagesFault({ front: front.files[0], back: back.files[0] })
  // With a picture taken back it has to be pressed again.
  if (checked && fault) setChecked(false)
  const check = () =>
    fault ? showToast({ kind: 'error', text: errorMessages[fault], durationMs: TOAST_MS.long }) : setChecked(true)
  return (
    <Card flush className={styles.known}>
      <Disclosure level={2} title={intl.formatMessage(messages.title)}>
        <div className={styles.identity}>
          <p className={styles.legend}>{intl.formatMessage(messages.text)}</p>
          <ImagePicker images={front} label={intl.formatMessage(messages.front)} />
          <ImagePicker images={back} label={intl.formatMessage(messages.back)} />
          {checked ? (
            <Complete />
          ) : (
            <Button variant="primary" size="wide" onClick={check}>
              {intl.formatMessage(messages.check)}
            </Button>
          )}
        </div>
      </Disclosure>
    </Card>
  )
}

/** Takes the focus of the button that it takes the place of. */
function Complete() {
  const words = useFocusOnMount<HTMLParagraphElement>()
  return (
    <>
      <p ref={words} tabIndex={-1}>
        <FormattedMessage {...messages.complete} />
      </p>
      <ServiceButton />
    </>
  )
}

const messages = defineMessages({
  title: {
    id: 'member.identity.title',
    defaultMessage: 'Proof of identity',
    description: 'Heading in the personal centre above the pictures of an ID',
  },
  text: {
    id: 'member.identity.text',
    defaultMessage: 'Customer service may ask for both sides of your ID. The pictures stay on this device.',
    description: 'Text below "Proof of identity" in the personal centre',
  },
  front: {
    id: 'member.identity.front',
    defaultMessage: 'Front of your ID',
    description: 'Label of a picture to choose',
  },
  back: { id: 'member.identity.back', defaultMessage: 'Back of your ID', description: 'Label of a picture to choose' },
  check: {
    id: 'member.identity.check',
    defaultMessage: 'Check the pictures',
    description: 'Button that looks whether both sides of an ID are there',
  },
  complete: {
    id: 'member.identity.complete',
    defaultMessage: 'You have added both sides. Customer service will tell you where to send them.',
    description: 'Sentence after both sides of an ID were chosen; the button for customer service follows',
  },
})
