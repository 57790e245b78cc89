import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { LucideIcon } from 'lucide-react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { currentFoot, type Certificate, type PaymentLogo } from '#src/core/merchant/foot.ts'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { safeExternal } from '#src/core/routing/safe-external.ts'
import { Hills } from '#src/ui/display/Hills.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { AgeMark } from './AgeMark.tsx'
import { lobbyFootMessages as messages } from './lobby-foot-messages.ts'
import { useCategories } from '#src/core/games/category/use-categories.ts'
import { providersMessage } from '#src/core/games/providers-message.ts'
import { LiveStreams } from './LiveStreams.tsx'
import { WinnerBoard } from './WinnerBoard.tsx'
import styles from './LobbyFoot.module.css'

/** HOME-05 */
const PROVIDER_LOGOS = 10
const YEAR = String(new Date().getFullYear())

const certificates: Record<Certificate, { icon: LucideIcon; text: MessageDescriptor }> = {
  rng: { icon: ShieldCheck, text: messages.rng },
  encryption: { icon: Lock, text: messages.encryption },
  support: { icon: Clock, text: messages.support },
}

/** The end of the first tab: winners, providers, licence, description, copyright (HOME-04..08, HOME-30, HOME-31). */
export function LobbyFoot() {
  const intl = useIntl()
  const { gamesClaim, paymentLogos } = currentFoot
  const about = [
    ...(gamesClaim === undefined ? [] : [intl.formatMessage(messages.games, { games: gamesClaim })]),
    intl.formatMessage(messages.terms),
  ]
  const help = safeExternal(currentFoot.helpLine)
  return (
    <div className={styles.end}>
      <LiveStreams />
      <WinnerBoard />
      <footer className={styles.foot}>
        <Hills className={styles.hills} />
        <ProviderLogos />
        <LicenceBlock />
        {paymentLogos ? <PaymentLogos logos={paymentLogos} /> : null}
        <p className={styles.text}>{about.join(' ')}</p>
        {help ? (
          <ExternalLink className={styles.help} href={help}>
            {intl.formatMessage(messages.help)}
          </ExternalLink>
        ) : null}
        <p className={styles.text}>
          {intl.formatMessage(messages.copyright, {
            year: YEAR,
            brand: currentMerchant.brand,
          })}
        </p>
      </footer>
    </div>
  )
}

function ProviderLogos() {
  const intl = useIntl()
  const providers = useCategories().list.flatMap((category) => category.providers)
  const first = [...new Map(providers.map((provider) => [provider.vassalage, provider])).values()].slice(
    0,
    PROVIDER_LOGOS,
  )
  if (first.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>{intl.formatMessage(providersMessage)}</h2>
      <ul className={styles.providers}>
        {first.map((provider) => (
          <li key={provider.vassalage}>
            <Picture className={styles.logo} paths={[provider.iconUrl]} width={26} height={26} />
            <span dir="ltr">{provider.displayName}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Claims come from the merchant's settings alone (GAP-165). */
function LicenceBlock() {
  const intl = useIntl()
  const { licence } = currentFoot
  if (!licence) return null
  return (
    <>
      <div className={styles.licence}>
        <AgeMark />
        <p>
          {intl.formatMessage(messages.licence, {
            authority: licence.authority,
            number: licence.number,
            age: currentMerchant.minimumAge,
          })}
        </p>
      </div>
      <ul className={styles.certificates}>
        {licence.certificates.map((certificate) => (
          <li key={certificate}>
            <Icon icon={certificates[certificate].icon} size={16} />
            {intl.formatMessage(certificates[certificate].text)}
          </li>
        ))}
      </ul>
    </>
  )
}

function PaymentLogos({ logos }: { logos: readonly PaymentLogo[] }) {
  const intl = useIntl()
  return (
    <>
      <h2 className={styles.heading}>{intl.formatMessage(messages.payments)}</h2>
      <ul className={styles.payments}>
        {logos.map(({ code, name }) => (
          <li key={code}>
            <Picture className={styles.logo} paths={[`/media/payments/${code}.svg`]} width={32} height={32} />
            {name === undefined ? intl.formatMessage(messages.bank) : <bdi>{name}</bdi>}
          </li>
        ))}
      </ul>
    </>
  )
}
