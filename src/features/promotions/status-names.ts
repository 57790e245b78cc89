import { defineMessages } from 'react-intl'
import type { PromotionStatus } from '#src/api/generated/types.ts'

/** PROMO-03, PROMO-04: the label of every status. */
export const statusNames = defineMessages({
  JOIN: {
    id: 'promotions.status.join',
    defaultMessage: 'Join',
    description: 'Label of a promotion that can be joined',
  },
  CLAIM: {
    id: 'promotions.status.claim',
    defaultMessage: 'Claim',
    description: 'Label of a promotion whose reward waits to be claimed',
  },
  APPLYING: {
    id: 'promotions.status.applying',
    defaultMessage: 'Applying',
    description: 'Label of a promotion that the member has applied for; the operator has not answered',
  },
  CLOSED: {
    id: 'promotions.status.closed',
    defaultMessage: 'Closed',
    description: 'Label of a promotion that is over',
  },
  REJECTED: {
    id: 'promotions.status.rejected',
    defaultMessage: 'Rejected',
    description: 'Label of a promotion for which the application was refused',
  },
  ISSUED: {
    id: 'promotions.status.issued',
    defaultMessage: 'Issued',
    description: 'Label of a promotion whose reward the operator has paid',
  },
  CLAIMED: {
    id: 'promotions.status.claimed',
    defaultMessage: 'Claimed',
    description: 'Label of a promotion whose reward the member has claimed',
  },
  PROCESS: {
    id: 'promotions.status.process',
    defaultMessage: 'In progress',
    description: 'Label of a promotion whose terms the member is fulfilling, or which the operator works on',
  },
  JOINED: {
    id: 'promotions.status.joined',
    defaultMessage: 'Joined',
    description: 'Label of a promotion that the member has joined',
  },
  SIGNED: {
    id: 'promotions.status.signed',
    defaultMessage: 'Signed',
    description: 'Label of a promotion whose contract the member has signed',
  },
  COMING_SOON: {
    id: 'promotions.status.comingSoon',
    defaultMessage: 'Coming soon',
    description: 'Label of a promotion that has not begun',
  },
  PERMANENT: {
    id: 'promotions.status.permanent',
    defaultMessage: 'Permanent',
    description: 'Label of a promotion that runs for everybody without an end',
  },
  SUBSCRIBED: {
    id: 'promotions.status.subscribed',
    defaultMessage: 'Subscribed',
    description: 'Label of a promotion that the member has subscribed to',
  },
}) satisfies Record<PromotionStatus, object>
