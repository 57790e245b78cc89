import { useIntl } from 'react-intl'
import type { PromotionApplication } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { Facts } from '../Facts.tsx'
import { applicationMessages as messages } from './application-messages.ts'

/** What the member handed in: number, time, own words, and how many pictures. */
export function ApplicationFacts({ application }: { application: PromotionApplication }) {
  const intl = useIntl()
  const { applicationId, submittedAt, remark, imageCount } = application
  return (
    <Facts
      facts={[
        { name: messages.number, value: <bdi>{applicationId}</bdi> },
        { name: messages.submitted, value: <Moment at={submittedAt} /> },
        ...(remark ? [{ name: messages.remark, value: <bdi>{remark}</bdi> }] : []),
        { name: messages.pictures, value: intl.formatNumber(imageCount) },
      ]}
    />
  )
}
