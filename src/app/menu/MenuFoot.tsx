import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { shellMessages } from '../shell/shell-messages.ts'
import { menuMessages } from './menu-messages.ts'
import { ServiceLink, type ServiceLinkProps } from './ServiceLink.tsx'
import styles from './MenuFoot.module.css'

/** The link row at the end of the menu (SHELL-88, GAP-14) and the age to play. */
export function MenuFoot({ onLeave, onChooseService }: Pick<ServiceLinkProps, 'onLeave' | 'onChooseService'>) {
  const intl = useIntl()
  return (
    <>
      <nav className={styles.links} aria-label={intl.formatMessage(menuMessages.footer)}>
        <Link className={styles.link} to={paths.home} onClick={onLeave}>
          {intl.formatMessage(shellMessages.home)}
        </Link>
        <ServiceLink className={styles.link ?? ''} onLeave={onLeave} onChooseService={onChooseService}>
          {intl.formatMessage(shellMessages.service)}
        </ServiceLink>
      </nav>
      <p>{intl.formatMessage(menuMessages.age, { age: String(currentMerchant.minimumAge) })}</p>
    </>
  )
}
