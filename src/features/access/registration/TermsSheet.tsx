import { Suspense } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { currentFoot } from '#src/core/merchant/foot.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { useAgreement } from '#src/core/account/agreement.ts'
import { latePart } from '#src/ui/loading/late-part.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import styles from './TermsSheet.module.css'

const SafeHtml = latePart(() => import('#src/core/html/SafeHtml.tsx').then((module) => module.SafeHtml))

const { brand, minimumAge } = currentMerchant
const { licence } = currentFoot

/**
 * What one agrees to by registering: the operator's own agreement first, where the site status has one (REG-06), then
 * in plain words what holds with every operator.
 */
export function TermsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl()
  const agreement = useAgreement()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(title, { brand })}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {agreement ? (
        <div className={styles.agreement}>
          <Suspense>
            <SafeHtml html={agreement} />
          </Suspense>
        </div>
      ) : null}
      <ul className={styles.list}>
        <li>{intl.formatMessage(ageRule, { age: minimumAge })}</li>
        <li>{intl.formatMessage(rules.oneAccount)}</li>
        <li>{intl.formatMessage(rules.truth)}</li>
        <li>{intl.formatMessage(rules.place)}</li>
        <li>{intl.formatMessage(rules.limits)}</li>
      </ul>
      {licence ? (
        <p className={styles.licence}>
          {intl.formatMessage(licenceLine, { brand, authority: licence.authority, number: licence.number })}
        </p>
      ) : null}
    </Sheet>
  )
}

const title = defineMessage<{ brand: string }>({
  id: 'access.terms.title',
  defaultMessage: 'Terms of {brand}',
  description: 'Title of the sheet with the terms that one accepts by registering',
})

const ageRule = defineMessage<{ age: number }>({
  id: 'access.terms.age',
  defaultMessage: 'You are at least {age, number} years old. We may check your identity and age before a payout.',
  description: 'One of the terms; the age is 18 or 21',
})

const rules = defineMessages({
  oneAccount: {
    id: 'access.terms.oneAccount',
    defaultMessage: 'You open one account only, for yourself, and keep its password secret.',
    description: 'One of the terms',
  },
  truth: {
    id: 'access.terms.truth',
    defaultMessage: 'The details that you enter are true. We pay out only to the person who registered.',
    description: 'One of the terms',
  },
  place: {
    id: 'access.terms.place',
    defaultMessage: 'You play only where it is legal.',
    description: 'One of the terms',
  },
  limits: {
    id: 'access.terms.limits',
    defaultMessage:
      'You play only with money that you can afford to lose. You can ask customer service to close your account at any time.',
    description: 'One of the terms',
  },
})

const licenceLine = defineMessage<{ brand: string; authority: string; number: string }>({
  id: 'access.terms.licence',
  defaultMessage: '{brand} is licensed by the {authority}, licence {number}.',
  description: 'Line below the terms; the authority is a name and stays as it is',
})
