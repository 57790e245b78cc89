import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { dayMessages as messages } from './day-messages.ts'
import { addDays, addMonths, firstKept, weeksOf, type Day, type DayRange } from './days.ts'
import styles from './Days.module.css'
import { useDayText } from './use-day-text.ts'

/** A letter for each day; those that CLDR has for Urdu are Latin, its short names are whole words. */
const weekdayStyle = (locale: string) => (locale.startsWith('ur') ? 'short' : 'narrow')

/** Any week from Sunday on, for the names of the weekdays. */
const A_WEEK = Array.from({ length: 7 }, (_, weekday) => addDays('2026-11-15', weekday))

interface CalendarSheetProps {
  open: boolean
  today: Day
  range: DayRange
  onClose: () => void
  onChoose: (range: DayRange) => void
}

/** Days of one's own choice out of those that are kept; weeks run from Sunday (CONST-24). */
export function CalendarSheet(props: CalendarSheetProps) {
  const intl = useIntl()
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={intl.formatMessage(messages.choose)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <Calendar {...props} />
    </Sheet>
  )
}

/** Lives with the open sheet: every opening begins with the days in force. */
function Calendar({ today, range, onClose, onChoose }: CalendarSheetProps) {
  const intl = useIntl()
  const text = useDayText()
  const [month, setMonth] = useState(range.to.slice(0, 7))
  const [first, setFirst] = useState<Day>()
  const [last, setLast] = useState<Day>()
  const chosen = first === undefined ? range : inOrder(first, last ?? first)
  const earliest = firstKept(today)
  const pick = (day: Day) => {
    if (first === undefined || last !== undefined) {
      setFirst(day)
      setLast(undefined)
    } else setLast(day)
  }
  const shown = new Date(`${month}-01T00:00:00Z`)
  const isFirst = month <= earliest.slice(0, 7)
  const isLast = month >= today.slice(0, 7)
  return (
    <div className={styles.calendar}>
      <div className={styles.month}>
        {/* Not disabled at an end: a button that goes dead loses the focus of those who pressed it. */}
        <IconButton
          label={intl.formatMessage(messages.earlier)}
          aria-disabled={isFirst}
          className={styles.arrow}
          onClick={isFirst ? undefined : () => setMonth(addMonths(month, -1))}
        >
          <Icon icon={ChevronLeft} directional />
        </IconButton>
        <span aria-live="polite">{intl.formatDate(shown, { timeZone: 'UTC', month: 'long', year: 'numeric' })}</span>
        <IconButton
          label={intl.formatMessage(messages.later)}
          aria-disabled={isLast}
          className={styles.arrow}
          onClick={isLast ? undefined : () => setMonth(addMonths(month, 1))}
        >
          <Icon icon={ChevronRight} directional />
        </IconButton>
      </div>
      <div className={styles.grid}>
        {A_WEEK.map((day) => (
          <span key={day} className={styles.weekday} aria-hidden="true">
            {intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', weekday: weekdayStyle(intl.locale) })}
          </span>
        ))}
        {weeksOf(month)
          .flat()
          .map((day) => (
            <button
              key={day}
              type="button"
              className={classNames(
                styles.day,
                !day.startsWith(month) && styles.outside,
                chosen.from <= day && day <= chosen.to && styles.within,
                (day === chosen.from || day === chosen.to) && styles.edge,
              )}
              aria-label={text(day)}
              aria-pressed={chosen.from <= day && day <= chosen.to}
              aria-current={day === today ? 'date' : undefined}
              disabled={day < earliest || day > today}
              onClick={() => pick(day)}
            >
              {Number(day.slice(8))}
            </button>
          ))}
      </div>
      <p className={styles.hint}>{intl.formatMessage(messages.hint)}</p>
      <Button
        variant="primary"
        size="wide"
        onClick={() => {
          onChoose(chosen)
          onClose()
        }}
      >
        {intl.formatMessage(messages.show)}
      </Button>
    </div>
  )
}

const inOrder = (one: Day, other: Day): DayRange => (one < other ? { from: one, to: other } : { from: other, to: one })
