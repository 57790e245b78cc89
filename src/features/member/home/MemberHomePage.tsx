import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { isTrial } from '#src/core/account/account-type.ts'
import { registerPromptMessages } from '#src/core/session/ask-to-register.ts'
import { SignOutButton } from '#src/core/session/SignOutButton.tsx'
import { useSession } from '#src/core/session/session.ts'
import { useFeature, useSiteStatus } from '#src/core/site/site-status.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { HomeGrid } from './HomeGrid.tsx'
import { memberEntries } from './member-entries.ts'
import { homeMessages as messages } from './member-home-messages.ts'
import { HomeRows } from './HomeRows.tsx'
import styles from './HomeRows.module.css'

/** BOOT-22 */
const ROWS_TEMPLATE = 1

/**
 * `/m/member/home`: the member area in the template of the merchant; trials are asked to register (NAMED-15, SHELL-59).
 */
export function MemberHomePage() {
  const session = useSession()
  const { mem_cen } = useSiteStatus().info.mobileTemplate
  const features = {
    DEPOSIT: useFeature('DEPOSIT'),
    WITHDRAW: useFeature('WITHDRAW'),
    TRANSBETREPMEM3: useFeature('TRANSBETREPMEM3'),
    REWCEN3: useFeature('REWCEN3'),
    PLAYLIMITS: useFeature('PLAYLIMITS'),
  }
  if (!session) return null
  if (isTrial(session.type)) return <TrialPrompt />
  const Template = mem_cen === ROWS_TEMPLATE ? HomeRows : HomeGrid
  return <Template session={session} entries={memberEntries(session.type, features)} />
}

function TrialPrompt() {
  const intl = useIntl()
  return (
    <div className={styles.page}>
      <StateView
        kind="empty"
        title={intl.formatMessage(registerPromptMessages.title)}
        text={intl.formatMessage(messages.trialText)}
        action={
          <Button variant="primary" render={(link) => <Link to={paths.register} {...link} />}>
            {intl.formatMessage(registerPromptMessages.submit)}
          </Button>
        }
      />
      <SignOutButton />
    </div>
  )
}
