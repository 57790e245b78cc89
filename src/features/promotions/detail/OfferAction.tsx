import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { isTrial } from '#src/core/account/account-type.ts'
import { RegisterForReal } from '#src/core/account/RegisterForReal.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { loginFrom } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { useSession } from '#src/core/session/session.ts'
import { useFeature } from '#src/core/site/site-status.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ApplicationSheet } from '../application/ApplicationSheet.tsx'
import { actionOf, type Offer } from '../offer.ts'
import { useRefusal, useTakeOffer } from '../use-take-offer.ts'
import { detailMessages as messages } from './detail-messages.ts'
import styles from './OfferAction.module.css'

/**
 * The button at the foot of a promotion: log in and come back, join, claim, apply, or deposit for what was joined
 * (BOOT-24); for a trial, which gets none of it, the way to an account of its own.
 */
export function OfferAction({ offer }: { offer: Offer }) {
  const intl = useIntl()
  const location = useLocation()
  const isRefused = useRefusal()
  const { take, taking } = useTakeOffer()
  const [isApplying, setApplying] = useState(false)
  const session = useSession()
  const canDeposit = useFeature('DEPOSIT')
  const wanted = actionOf(offer)
  const action = wanted === 'deposit' && !canDeposit ? undefined : wanted
  const { id, status } = offer
  const words = {
    logIn: messages.logIn,
    deposit: messages.deposit,
    join: messages.join,
    claim: messages.claim,
    apply: status === 'REJECTED' ? messages.applyAgain : messages.apply,
  }
  const press = () => {
    if (action !== 'apply') take(id)
    else if (!isRefused()) setApplying(true)
  }
  if (session && isTrial(session.type) && action !== undefined)
    return (
      <div className={styles.foot}>
        <RegisterForReal />
      </div>
    )
  // The sheet stays where it is while it closes, also when there is nothing to press any more.
  return (
    <>
      {action === undefined ? null : (
        <div className={styles.foot}>
          {action === 'logIn' || action === 'deposit' ? (
            <Button
              variant="primary"
              size="wide"
              render={(link) => (
                <Link {...(action === 'logIn' ? loginFrom(location) : { to: paths.deposit })} {...link} />
              )}
            >
              {intl.formatMessage(words[action])}
            </Button>
          ) : (
            <Button variant="primary" size="wide" pending={taking === id} onClick={press}>
              {intl.formatMessage(words[action])}
            </Button>
          )}
        </div>
      )}
      <ApplicationSheet offer={offer} open={isApplying} onClose={() => setApplying(false)} />
    </>
  )
}
