import QrCodeIcon from 'lucide-react/icons/qr-code'
import { useIntl } from 'react-intl'
import type { AffiliateUrl } from '#src/api/generated/types.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { normalizeGameType } from '#src/core/games/category/category.ts'
import { formatPercent } from '#src/lib/money.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import { agentMessages as messages, showLink, typeNames } from '../agent-messages.ts'
import { DOWNLINE_TYPE } from '../downline-type.ts'
import styles from './Links.module.css'

/** One link: its code, whom it makes, the rates they get, and what it brought. */
export function LinkCard({ link, onShow }: { link: AffiliateUrl; onShow: () => void }) {
  const intl = useIntl()
  const { code, domain, accountType, rebates, visits, registrations, firstDeposits } = link
  const counts = [
    [messages.visits, visits],
    [messages.registrations, registrations],
    [messages.firstDeposits, firstDeposits],
  ] as const
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 className={styles.code}>
            <bdi>{code}</bdi>
          </h2>
          <bdi className={styles.domain}>{domain}</bdi>
        </div>
        <StatusTag tone={accountType === DOWNLINE_TYPE.agent ? 'paid' : 'quiet'}>
          {intl.formatMessage(typeNames[accountType])}
        </StatusTag>
      </div>
      <dl className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name.id} className={styles.one}>
            <dt>{intl.formatMessage(name)}</dt>
            <dd>{intl.formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {rebates.length > 0 ? (
        <ul className={styles.rates} aria-label={intl.formatMessage(messages.rebates)}>
          {rebates.map(({ gameType, rate }) => (
            <li key={gameType} className={styles.rate}>
              {intl.formatMessage(categoryNames[normalizeGameType(gameType)])} <bdi>{formatPercent(rate)}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
      <Button
        className={styles.show}
        icon={<Icon icon={QrCodeIcon} />}
        aria-label={intl.formatMessage(showLink, { code })}
        onClick={onShow}
      >
        {intl.formatMessage(messages.show)}
      </Button>
    </Card>
  )
}
