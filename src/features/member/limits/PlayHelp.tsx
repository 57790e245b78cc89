import LifeBuoy from 'lucide-react/icons/life-buoy'
import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { currentFoot } from '#src/core/merchant/foot.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { limitsHelpPath } from '#src/core/routing/limits-help-path.ts'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { HelpLineRow } from '#src/core/support/HelpLineRow.tsx'
import { breakMessages as messages } from './break-messages.ts'
import styles from './Limits.module.css'

/** Where help is: the help centre, and licence and help line of a merchant that has them (GAP-165, GAP-171). */
export function PlayHelp() {
  const intl = useIntl()
  const { licence } = currentFoot
  return (
    <section className={styles.section}>
      <SectionHead flush title={intl.formatMessage(messages.helpTitle)} />
      <Card flush>
        <Rows>
          <Row
            picture={<Icon icon={LifeBuoy} size={22} />}
            title={intl.formatMessage(messages.helpCentre)}
            render={(link) => <Link to={limitsHelpPath} {...link} />}
          />
          <HelpLineRow iconSize={22} />
        </Rows>
      </Card>
      {licence ? (
        <p className={styles.licence}>
          {intl.formatMessage(messages.licence, {
            authority: licence.authority,
            number: licence.number,
            age: currentMerchant.minimumAge,
          })}
        </p>
      ) : null}
    </section>
  )
}
