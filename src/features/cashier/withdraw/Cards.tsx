import Landmark from 'lucide-react/icons/landmark'
import { useIntl } from 'react-intl'
import { useListWithdrawBanks } from '#src/api/generated/security.ts'
import type { BoundCard } from '#src/api/generated/types.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { MoreLink } from '#src/ui/controls/MoreLink.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { SectionHead } from '#src/ui/display/SectionHead.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import styles from '../Cashier.module.css'
import { withdrawMessages as messages } from './withdraw-messages.ts'

/** The bound cards, masked; without any, the banks that money can be paid out to. */
export function Cards({ cards }: { cards: readonly BoundCard[] }) {
  const intl = useIntl()
  return (
    <section className={styles.section}>
      <SectionHead
        flush
        mark={currentMerchant.mark}
        title={intl.formatMessage(messages.cards)}
        action={
          <MoreLink render={(link) => <Link to={paths.cards} {...link} />}>
            {intl.formatMessage(messages.manage)}
          </MoreLink>
        }
      />
      {cards.length === 0 ? <Banks /> : <CardRows cards={cards} />}
    </section>
  )
}

function CardRows({ cards }: { cards: readonly BoundCard[] }) {
  const intl = useIntl()
  return (
    <Card flush>
      <Rows>
        {cards.map(({ cardId, bank, maskedNumber, payeeName, usable }) => (
          <Row
            key={cardId}
            picture={
              bank.logoUrl ? (
                <Picture className={styles.logo} paths={[bank.logoUrl]} width={40} height={40} />
              ) : (
                <Icon icon={Landmark} size={22} />
              )
            }
            title={<span dir="auto">{bank.bankName}</span>}
            detail={
              <>
                <bdi dir="ltr" className={styles.number}>
                  {maskedNumber}
                </bdi>
                <bdi className={styles.payee}>{payeeName}</bdi>
              </>
            }
            end={usable ? undefined : <StatusTag tone="waiting">{intl.formatMessage(messages.checking)}</StatusTag>}
          />
        ))}
      </Rows>
    </Card>
  )
}

function Banks() {
  const intl = useIntl()
  const { data } = useListWithdrawBanks()
  return (
    <>
      <p className={styles.noteText}>{intl.formatMessage(messages.noCards)}</p>
      <ul className={styles.banks}>
        {data?.list.map(({ bankCode, bankName }) => (
          <li key={bankCode} className={styles.bank} dir="auto">
            {bankName}
          </li>
        ))}
      </ul>
    </>
  )
}
