import { useRef, useState } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { SafeHtml } from '#src/core/html/SafeHtml.tsx'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { nativeApp } from '#src/core/routing/native-app.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/layers/Dialog.tsx'
import { AgeMark } from '../AgeMark.tsx'
import styles from './TermsGate.module.css'

interface TermsGateProps {
  /** HTML of the operator. */
  agreement: string
  open: boolean
  onAgree: () => void
}

/**
 * What a visitor agrees to, once a browser session (HOME-20, HOME-21, GAP-85). Only a button closes it; who is too
 * young is told so, and led out of the site.
 */
export function TermsGate({ agreement, open, onAgree }: TermsGateProps) {
  const intl = useIntl()
  const [isTooYoung, setTooYoung] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const age = { age: currentMerchant.minimumAge }
  const answer = (tooYoung: boolean) => {
    // The button stays in its place and takes another meaning; the focus goes to the one that is safe to press.
    setTooYoung(tooYoung)
    first.current?.focus()
  }
  return (
    <Dialog
      open={open}
      onClose={onAgree}
      dismissible={false}
      role="alertdialog"
      initialFocus={first}
      title={isTooYoung ? intl.formatMessage(messages.tooYoungTitle, age) : intl.formatMessage(messages.title)}
      actions={
        <div className={styles.answers}>
          <Button ref={first} variant="primary" size="wide" onClick={isTooYoung ? () => answer(false) : onAgree}>
            {intl.formatMessage(isTooYoung ? messages.back : messages.agree)}
          </Button>
          <Button variant="text" onClick={isTooYoung ? leaveSite : () => answer(true)}>
            {isTooYoung ? intl.formatMessage(messages.leave) : intl.formatMessage(messages.tooYoung, age)}
          </Button>
        </div>
      }
    >
      <AgeMark className={styles.age} />
      {isTooYoung ? intl.formatMessage(messages.tooYoungText, age) : <SafeHtml html={agreement} />}
    </Dialog>
  )
}

/** To an empty page: no other site is ours to choose. The app closes its web view. */
function leaveSite(): void {
  const app = nativeApp()
  if (app) app.close()
  else window.location.replace('about:blank')
}

const messages = {
  ...defineMessages({
    title: {
      id: 'lobby.terms.title',
      defaultMessage: 'Before you play',
      description: 'Title of the dialog with the terms and the minimum age that every visitor agrees to once a visit',
    },
    agree: { id: 'lobby.terms.agree', defaultMessage: 'I agree', description: 'Button that agrees to the terms' },
    leave: {
      id: 'lobby.terms.leave',
      defaultMessage: 'Leave the site',
      description: 'Button for a visitor who is too young; it leads to an empty page',
    },
    back: {
      id: 'lobby.terms.back',
      defaultMessage: 'Go back',
      description: 'Button that shows the terms again to a visitor who said to be too young by mistake',
    },
  }),
  tooYoung: defineMessage<{ age: number }>({
    id: 'lobby.terms.tooYoung',
    defaultMessage: 'I am under {age, number}',
    description: 'Button beside "I agree" in the dialog with the terms; {age} is the minimum age. Keep it short',
  }),
  tooYoungTitle: defineMessage<{ age: number }>({
    id: 'lobby.terms.tooYoungTitle',
    defaultMessage: '{age, number}+ only',
    description: 'Title of the dialog that a visitor below the minimum age sees; {age} is the minimum age',
  }),
  tooYoungText: defineMessage<{ age: number }>({
    id: 'lobby.terms.tooYoungText',
    defaultMessage: 'You must be at least {age, number} years old to play here. Please leave this site.',
    description: 'Text for a visitor below the minimum age; {age} is the minimum age',
  }),
}
