import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import { defineMessages, useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import type { CategoryCode } from './category.ts'
import styles from './DrawsLink.module.css'

const messages = defineMessages({
  title: {
    id: 'games.draws.title',
    defaultMessage: 'Draws and results',
    description: 'Link from the games of the lottery to the list of all lotteries',
  },
  detail: {
    id: 'games.draws.detail',
    defaultMessage: 'Countdowns, numbers and your bets',
    description: 'Below "Draws and results": what one finds there',
  },
})

/** Among the games of a lottery: the way to its draws, results and bets (NAMED-10). Nothing among others. */
export function DrawsLink({ category }: { category: CategoryCode }) {
  const intl = useIntl()
  if (category !== 'LOTT' && category !== 'ELOTT') return null
  return (
    <Card flush className={styles.card}>
      <Rows>
        <Row
          picture={<Icon icon={ChartNoAxesColumn} />}
          title={intl.formatMessage(messages.title)}
          detail={intl.formatMessage(messages.detail)}
          render={(link) => <Link to={paths.lottery} {...link} />}
        />
      </Rows>
    </Card>
  )
}
