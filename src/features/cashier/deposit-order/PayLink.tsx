import ExternalIcon from 'lucide-react/icons/external-link'
import { useIntl } from 'react-intl'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { safeHttps } from '#src/core/routing/safe-external.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './DepositOrder.module.css'
import { payMessages as messages } from './pay-messages.ts'

/** The way to a provider's page: it names the host and opens on a press alone (MONEY-33). */
export function PayLink({ url }: { url: string }) {
  const intl = useIntl()
  const address = safeHttps(url)
  return (
    <Card className={styles.part}>
      <h2 className={styles.partTitle}>{intl.formatMessage(messages.linkTitle)}</h2>
      {address === undefined ? (
        <p className={styles.text}>{intl.formatMessage(messages.linkUnsafe)}</p>
      ) : (
        <>
          <p className={styles.text}>{intl.formatMessage(messages.linkText)}</p>
          <Button
            variant="primary"
            size="wide"
            icon={<Icon icon={ExternalIcon} directional />}
            render={(link) => <ExternalLink href={address} {...link} />}
          >
            {intl.formatMessage(messages.open, {
              host: (
                <bdi key="host" dir="ltr">
                  {new URL(address).host}
                </bdi>
              ),
            })}
          </Button>
        </>
      )}
    </Card>
  )
}
