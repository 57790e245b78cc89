import { finding, type Finding } from './finding.ts'

/** How far clocks, and the way of an answer, may set a moment off. */
const NOW_MS = 5 * 60_000

/** Whether a moment lies where it has to by the server's clock, in epoch milliseconds. */
export function momentFinding(
  where: 'now' | 'past' | 'future',
  moment: number,
  now: number,
  place: Pick<Finding, 'pointer' | 'seen'>,
): Finding | undefined {
  const clock = new Date(now).toISOString()
  const violation = (title: string, expected: string) => finding('moment', title, { ...place, expected })
  if (where === 'now' && Math.abs(moment - now) > NOW_MS)
    return violation('Something that is made now says another time', `about ${clock}`)
  if (where === 'past' && moment > now + NOW_MS)
    return violation('Something that has happened lies ahead', `${clock} or earlier`)
  if (where === 'future' && moment < now)
    return violation('Something that is still to come is over', `${clock} or later`)
  return undefined
}
