import ChevronRight from 'lucide-react/icons/chevron-right'
import { useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { RenderLink } from '#src/ui/controls/RenderLink.ts'
import { VerticalTicker } from '#src/ui/motion/VerticalTicker.tsx'
import { announcementMessages as messages } from './announcement-messages.ts'
import styles from './AnnouncementTicker.module.css'

/** As high as a tap needs it, and more for larger text. */
const ROW_HEIGHT = 'calc(1.25rem + 24px)'

/** From one line to the next (HOME-28, CONST-34). */
const INTERVAL_MS = 2_000

/** A title, and what it opens. */
export interface TickerLine {
  key: string
  title: string
  /** Draws the link or button around the title; without it the line is text alone. */
  render?: RenderLink | undefined
}

interface AnnouncementTickerProps {
  lines: readonly TickerLine[]
}

/** What there is to tell, one line at a time; a tap opens what it says (HOME-27..29, NAMED-22). */
export function AnnouncementTicker({ lines }: AnnouncementTickerProps) {
  const intl = useIntl()
  return (
    <VerticalTicker
      className={styles.ticker}
      label={intl.formatMessage(messages.label)}
      rowHeight={ROW_HEIGHT}
      intervalMs={INTERVAL_MS}
      pauseLabel={intl.formatMessage(messages.pause)}
      playLabel={intl.formatMessage(messages.play)}
      items={lines.map((line) => ({ key: line.key, content: <Line line={line} /> }))}
    />
  )
}

function Line({ line: { title, render } }: { line: TickerLine }) {
  const className = styles.line ?? ''
  const text = (
    <span className={styles.title} dir="auto">
      {title}
    </span>
  )
  if (!render) return <p className={className}>{text}</p>
  const children = (
    <>
      {text}
      <Icon icon={ChevronRight} size={16} directional className={styles.arrow} />
    </>
  )
  return render({ className, children })
}
