import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { HelpLineRow } from '#src/core/support/HelpLineRow.tsx'
import { helpMessages as messages } from './help-messages.ts'
import styles from './HelpPage.module.css'

/** Where one turns when the texts do not help, the merchant's help line for responsible play among them (GAP-171). */
export function HelpMore() {
  const intl = useIntl()
  return (
    <section className={styles.more}>
      <SectionHead flush title={intl.formatMessage(messages.moreTitle)} />
      <Card flush>
        <ul>
          <Row
            picture={<Icon icon={MessageSquareText} />}
            title={intl.formatMessage(messages.feedback)}
            detail={intl.formatMessage(messages.feedbackDetail)}
            render={(link) => <Link to={paths.feedback} {...link} />}
          />
          <HelpLineRow iconSize={20} />
        </ul>
      </Card>
    </section>
  )
}
