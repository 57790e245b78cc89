import { useIntl } from 'react-intl'
import { useGetMemberInfo } from '#src/api/generated/first-screen.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { isRealAccount } from '#src/core/account/account-type.ts'
import { fieldNames } from '#src/core/account/field-names.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { IconChoice } from './IconChoice.tsx'
import { IdentityCheck } from './IdentityCheck.tsx'
import { NameForm } from './NameForm.tsx'
import { nicknameForm, payeeNameForm } from './name-forms.ts'
import { profileMessages as messages } from './profile-messages.ts'
import styles from './ProfilePage.module.css'

/**
 * `/m/member/profile`: the personal centre (NAMED-25, SECURITY-03, SECURITY-04). Who may be paid is not changed here
 * once it is set (MONEY-47): accounts are held in that name.
 */
export function ProfilePage() {
  const intl = useIntl()
  const { data, error, refetch } = useGetMemberInfo()
  if (!data) return <LoadingCards count={3} className={styles.page} error={error} onRetry={refetch} />
  const known: readonly (readonly [name: string, value: string | undefined, to?: string])[] = [
    [intl.formatMessage(messages.account), data.account],
    ...(data.payeeName ? [[intl.formatMessage(fieldNames.payeeName), data.payeeName] as const] : []),
    [intl.formatMessage(fieldNames.email), data.email, isRealAccount(data.type) ? paths.webEmail : undefined],
    [intl.formatMessage(fieldNames.mobile), data.mobileNum, isRealAccount(data.type) ? paths.mobile : undefined],
    [intl.formatMessage(fieldNames.birthDate), data.birthDate],
  ]
  return (
    <div className={styles.page}>
      <IconChoice />
      <NameForm form={nicknameForm} present={data.nickname} />
      {isRealAccount(data.type) && !data.payeeName ? <NameForm form={payeeNameForm} present="" /> : null}
      <Card flush className={styles.known}>
        <Rows>
          {known.map(([name, value, to]) => (
            <Row
              key={name}
              title={name}
              end={value === undefined ? intl.formatMessage(messages.unset) : <bdi>{value}</bdi>}
              render={
                to === undefined
                  ? undefined
                  : ({ className, children }) => (
                      <Link to={to} className={className}>
                        {children}
                      </Link>
                    )
              }
            />
          ))}
        </Rows>
      </Card>
      {isRealAccount(data.type) ? <IdentityCheck /> : null}
    </div>
  )
}
