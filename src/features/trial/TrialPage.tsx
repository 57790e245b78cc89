import Ban from 'lucide-react/icons/ban'
import Dices from 'lucide-react/icons/dices'
import MessageSquareOff from 'lucide-react/icons/message-square-off'
import UserRound from 'lucide-react/icons/user-round'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { createTrialUser } from '#src/api/generated/session.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { alsoReturning, readLoginState } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { startTrial } from '#src/core/session/start-trial.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { FootLine } from '#src/ui/display/FootLine.tsx'
import { Hills } from '#src/ui/display/Hills.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { trialMessages } from './trial-messages.ts'
import styles from './TrialPage.module.css'

/**
 * What trial play is and is not, the name one will have, and the start (NAMED-19, GAP-66), which leads on as a login
 * does: to the place and the game that asked for it, else home (`AfterAccess`).
 */
export function TrialPage() {
  const intl = useIntl()
  const [isStarting, setStarting] = useState(false)
  const { state, search } = useLocation()
  const start = () => {
    setStarting(true)
    void startTrial().finally(() => setStarting(false))
  }
  const registerLink = (words: ReactNode[]) => (
    <Link key="register" to={alsoReturning(paths.register, search)} state={readLoginState(state)}>
      {words}
    </Link>
  )
  return (
    <>
      <div className={styles.top}>
        <img className={styles.picture} src={currentMerchant.heroPicture} alt="" />
        <Hills className={styles.hills} />
      </div>
      <div className={styles.pane}>
        <h2 className={styles.title}>{intl.formatMessage(trialMessages.title)}</h2>
        <p className={styles.text}>{intl.formatMessage(trialMessages.text)}</p>
        <Card flush className={styles.facts}>
          <Rows>
            <TrialName />
            <Row picture={<Icon icon={Dices} size={22} />} title={intl.formatMessage(trialMessages.games)} />
            <Row
              picture={<Icon icon={Ban} size={22} className={styles.not} />}
              title={intl.formatMessage(trialMessages.noMoney)}
            />
            <Row
              picture={<Icon icon={MessageSquareOff} size={22} className={styles.not} />}
              title={intl.formatMessage(trialMessages.noMessages)}
            />
          </Rows>
        </Card>
        <Button variant="primary" size="wide" pending={isStarting} onClick={start}>
          {intl.formatMessage(trialMessages.start)}
        </Button>
        <FootLine>{intl.formatMessage(trialMessages.register, { link: registerLink })}</FootLine>
      </div>
    </>
  )
}

/** The reserved name; without an answer the page says nothing of it, and the start gives one anyway. */
function TrialName() {
  const intl = useIntl()
  // A reservation is a write by its method, but one for the page to show: asked for once, never repeated.
  const { data, isPending } = useQuery({
    queryKey: [createTrialUser.facts.operation],
    queryFn: ({ signal }) => createTrialUser(undefined, { signal }),
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
  })
  if (!data && !isPending) return null
  return (
    <Row
      picture={<Icon icon={UserRound} size={22} />}
      title={data ? <bdi>{data.userName}</bdi> : <Skeleton shape="line" className={styles.loading} />}
      detail={intl.formatMessage(trialMessages.name)}
    />
  )
}
