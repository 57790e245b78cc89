import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { ServiceLink, type ServiceLinkProps } from '#src/core/support/ServiceLink.tsx'
import { customerServiceTitle } from '#src/core/chat/customer-service-title.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { navMessages } from './nav-messages.ts'
import { menuMessages } from './menu-messages.ts'
import { ownDomains } from '#src/features/speed-test/own-domains.ts'
import { speedMessages } from '#src/features/speed-test/speed-messages.ts'
import styles from './MenuFoot.module.css'

interface MenuFootProps extends Pick<ServiceLinkProps, 'onLeave' | 'onChooseService'> {
  onTestSpeed: () => void
}

/** The link row at the end of the menu (SHELL-88, GAP-14) and the age to play. */
export function MenuFoot({ onLeave, onChooseService, onTestSpeed }: MenuFootProps) {
  const intl = useIntl()
  const { domainRoute } = useSiteStatus().info
  return (
    <>
      <nav className={styles.links} aria-label={intl.formatMessage(menuMessages.footer)}>
        <Link className={styles.link} to={paths.home} onClick={onLeave}>
          {intl.formatMessage(navMessages.home)}
        </Link>
        <ServiceLink className={styles.link ?? ''} onLeave={onLeave} onChooseService={onChooseService}>
          {intl.formatMessage(customerServiceTitle)}
        </ServiceLink>
        {ownDomains(domainRoute).length > 1 ? (
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onTestSpeed}>
            {intl.formatMessage(speedMessages.title)}
          </button>
        ) : null}
      </nav>
      <p>{intl.formatMessage(menuMessages.age, { age: String(currentMerchant.minimumAge) })}</p>
    </>
  )
}
