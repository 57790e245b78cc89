import ChartColumn from 'lucide-react/icons/chart-column'
import FileText from 'lucide-react/icons/file-text'
import Link2 from 'lucide-react/icons/link-2'
import ScrollText from 'lucide-react/icons/scroll-text'
import UserPlus from 'lucide-react/icons/user-plus'
import UsersRound from 'lucide-react/icons/users-round'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useListAffiliateUrls } from '#src/api/generated/agent-lists.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { agentLinksPath, teamReportPath } from '#src/core/routing/view-paths.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { pageNames } from '#src/core/site/page-names.ts'
import { linksOfMax } from '../agent-messages.ts'
import { centerMessages as messages } from './center-messages.ts'
import styles from './Center.module.css'

/** The ways from the agency centre; those to the team only where there is one. */
export function CenterWays({ hasTeam }: { hasTeam: boolean }) {
  const intl = useIntl()
  const [days] = useSearchParams()
  const links = useListAffiliateUrls().data
  const ways = [
    ...(hasTeam
      ? ([
          [UsersRound, paths.teamManagement, pageNames.teamManagement, intl.formatMessage(messages.teamDetail)],
          [
            FileText,
            paths.offeredContracts,
            pageNames.offeredContracts,
            intl.formatMessage(messages.contractsOfferedDetail),
          ],
          [ScrollText, paths.teamBets, pageNames.teamBets, intl.formatMessage(messages.betsDetail)],
          [ChartColumn, teamReportPath(days), pageNames.reports, intl.formatMessage(messages.reportsDetail)],
        ] as const)
      : []),
    [
      Link2,
      agentLinksPath,
      messages.links,
      links && intl.formatMessage(linksOfMax, { count: links.totalCount, max: links.maxLinks }),
    ],
    [UserPlus, paths.agentRegister, messages.account, intl.formatMessage(messages.accountDetail)],
  ] as const
  return (
    <nav className={styles.section} aria-label={intl.formatMessage(messages.ways)}>
      <SectionHead flush title={intl.formatMessage(messages.ways)} />
      <Card flush>
        <Rows>
          {ways.map(([icon, to, name, detail]) => (
            <Row
              key={name.id}
              picture={<Icon icon={icon} size={22} />}
              title={intl.formatMessage(name)}
              detail={detail}
              render={(link) => <Link to={to} {...link} />}
            />
          ))}
        </Rows>
      </Card>
    </nav>
  )
}
