import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AffiliateUrl, RebateRate, TeamMember } from '#src/api/generated/types.ts'
import { fieldNames } from '#src/core/account/field-names.ts'
import { copyMessages } from '#src/core/toasts/copy-messages.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { CopyField } from '#src/ui/controls/CopyField.tsx'
import { agentMessages as messages, opened } from '../agent-messages.ts'
import styles from './NewAccount.module.css'
import { NewAccountForm } from './NewAccountForm.tsx'

/** Opening an account below the agent, and above the form the one that was opened last. */
export function NewAccount({ own, links }: { own: readonly RebateRate[]; links: readonly AffiliateUrl[] }) {
  const intl = useIntl()
  const [last, setLast] = useState<TeamMember>()
  return (
    <>
      {last ? (
        <Card lit className={styles.opened}>
          <h2 className={styles.title}>
            {intl.formatMessage(opened, { account: <bdi key="account">{last.account}</bdi> })}
          </h2>
          <p className={styles.text}>{intl.formatMessage(messages.openedText)}</p>
          <CopyField
            label={intl.formatMessage(fieldNames.username)}
            value={last.account}
            copyLabel={intl.formatMessage(copyMessages.copy)}
            copiedLabel={intl.formatMessage(copyMessages.copied)}
          />
        </Card>
      ) : null}
      <Card>
        <NewAccountForm own={own} links={links} onOpened={setLast} />
      </Card>
    </>
  )
}
