import User from 'lucide-react/icons/user'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { createDownline } from '#src/api/generated/agent.ts'
import { listAffiliateUrlsQuery, listDownlinesQuery } from '#src/api/generated/agent-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import type { AffiliateUrl, RebateRate, TeamMember } from '#src/api/generated/types.ts'
import { AccountPasswordField } from '#src/core/forms/AccountPasswordField.tsx'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useAvailability } from '#src/core/forms/use-availability.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { teamReads } from '#src/core/money/money-reads.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { NEW_PASSWORD_LENGTH, USERNAME_LENGTH } from '#src/core/account/account-rules.ts'
import { fieldNames } from '#src/core/account/field-names.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { agentMessages as messages } from '../agent-messages.ts'
import { chosenDownlineType } from '../downline-type.ts'
import { Choice, DownlineFields } from '../DownlineFields.tsx'
import { ratePlace } from '../rate-place.ts'
import { accountBody, checkAccount, emptyAccount, tidyAccount, type AccountValues } from './new-account.ts'
import styles from './NewAccount.module.css'

interface NewAccountFormProps {
  own: readonly RebateRate[]
  /** Links to which the account can be counted. */
  links: readonly AffiliateUrl[]
  onOpened: (member: TeamMember) => void
}

/**
 * The form for an account below the agent: name, password, what it becomes, rates, and the link it counts to
 * (NAMED-06).
 */
export function NewAccountForm({ own, links, onOpened }: NewAccountFormProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const availability = useAvailability()
  const refresh = () => void invalidate(...teamReads, listDownlinesQuery, listAffiliateUrlsQuery)
  const check = (values: AccountValues) =>
    checkAccount(values, own, (username) => availability.refusalOf('username', username))

  const form = useGatewayForm({
    name: 'newDownline',
    initial: emptyAccount(own),
    secrets: ['password'],
    tidy: (values) => tidyAccount(values, own),
    check,
    operations: ['createDownline'],
    places: {
      USERNAME_FORMAT: { field: 'username' },
      USERNAME_TAKEN: { field: 'username' },
      PASSWORD_FORMAT: { field: 'password' },
      ...ratePlace(own),
    },
    send: (values) => createDownline({ body: accountBody(values, own) }),
    onSent: (member) => {
      showToast({ kind: 'success', text: messages.openedToast, durationMs: TOAST_MS.long })
      form.set('username', '')
      form.set('password', '')
      refresh()
      onOpened(member)
    },
    // The account may be open all the same, or the rates of the agent were lowered meanwhile.
    onFailed: refresh,
    onCode: {
      USERNAME_TAKEN: ({ code }, { username }) => {
        availability.refuse('username', username, code)
      },
      // ERR-09, AGENT-11: the link is gone, so it is not chosen any more.
      AGENT_LINK_INVALID: () => void form.set('linkCode', ''),
    },
    unknown: { createDownline: messages.openedUnknown },
  })
  const [type, linkCode] = useWatch({ control: form.control, name: ['type', 'linkCode'] })
  return (
    <form {...form.props}>
      <TextField
        {...availability.checked(form, 'username', check)}
        required
        label={intl.formatMessage(fieldNames.username)}
        hint={intl.formatMessage(messages.usernameHint)}
        icon={<Icon icon={User} size={22} />}
        maxLength={USERNAME_LENGTH.max}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className={styles.password}>
        <AccountPasswordField
          {...form.field('password')}
          required
          label={intl.formatMessage(fieldNames.password)}
          hint={intl.formatMessage(messages.passwordHint)}
          maxLength={NEW_PASSWORD_LENGTH.max}
          autoComplete="new-password"
        />
      </div>
      <DownlineFields
        type={chosenDownlineType(type)}
        onType={(next) => form.set('type', String(next))}
        own={own}
        field={form.field}
      />
      {links.length > 0 ? (
        <Choice label={intl.formatMessage(messages.link)}>
          <Chip selected={linkCode === ''} onPress={() => form.set('linkCode', '')}>
            {intl.formatMessage(messages.noLink)}
          </Chip>
          {links.map(({ code, linkId }) => (
            <Chip key={linkId} selected={linkCode === code} onPress={() => form.set('linkCode', code)}>
              <bdi>{code}</bdi>
            </Chip>
          ))}
        </Choice>
      ) : null}
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(messages.open)}
      </SubmitButton>
    </form>
  )
}
