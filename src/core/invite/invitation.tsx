import { accountActions } from '#src/core/account/action-messages.ts'
import { useIntl } from 'react-intl'
import type { AffiliateUrl } from '#src/api/generated/types.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { loginPath } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { registerPromptMessages } from '#src/core/session/ask-to-register.ts'
import { copyMessages } from '#src/core/toasts/copy-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { CopyField } from '#src/ui/controls/CopyField.tsx'
import { QrCode } from '#src/ui/display/QrCode.tsx'
import { inviteMessages as messages } from './invite-messages.ts'

interface InvitationLinkProps {
  link: Pick<AffiliateUrl, 'url' | 'code'>
}

/** An invitation link to show around: as a QR code, and link and code to copy (NAMED-05, GAP-15). */
export function InvitationLink({ link }: InvitationLinkProps) {
  return (
    <>
      <InvitationQr link={link} />
      <InvitationFields link={link} />
    </>
  )
}

/** The link as a QR code, for a friend who stands beside the member. */
export function InvitationQr({ link }: InvitationLinkProps) {
  const intl = useIntl()
  return <QrCode text={link.url} label={intl.formatMessage(messages.qr)} />
}

/** Link and code, each with a button that copies it. */
export function InvitationFields({ link: { url, code } }: InvitationLinkProps) {
  const intl = useIntl()
  const labels = {
    copyLabel: intl.formatMessage(copyMessages.copy),
    copiedLabel: intl.formatMessage(copyMessages.copied),
  }
  return (
    <>
      <CopyField label={intl.formatMessage(messages.link)} value={url} {...labels} />
      <CopyField label={intl.formatMessage(messages.code)} value={code} {...labels} />
    </>
  )
}

interface NoInvitationProps {
  /** A trial account, which has no link and never will; else a visitor, who logs in for one. */
  isTrial: boolean
  className?: string | undefined
  /** What holds this is left for a page. */
  onLeave?: () => void
}

/** Why there is no link of one's own, and the way to one. */
export function NoInvitation({ isTrial, className, onLeave }: NoInvitationProps) {
  const intl = useIntl()
  return (
    <>
      <p className={className}>{intl.formatMessage(isTrial ? messages.trial : messages.visitor)}</p>
      <Button
        variant="primary"
        size="wide"
        render={(button) => (
          <Link
            to={isTrial ? paths.register : loginPath({ pathname: paths.invite, search: '' })}
            onClick={onLeave}
            {...button}
          />
        )}
      >
        {intl.formatMessage(isTrial ? registerPromptMessages.submit : accountActions.logIn)}
      </Button>
    </>
  )
}
