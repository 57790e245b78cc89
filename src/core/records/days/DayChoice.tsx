import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { dayRangeMessage } from '#src/core/i18n/day-range-message.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { useChosenInSight } from '#src/ui/motion/use-chosen-in-sight.ts'
import { CalendarSheet } from './CalendarSheet.tsx'
import { dayMessages as messages, presetNames } from './day-messages.ts'
import styles from './Days.module.css'
import type { AskedDays } from './use-asked-days.ts'
import { useDayText } from './use-day-text.ts'

interface DayChoiceProps {
  days: AskedDays
  /** At the end of the line that says which days they are. */
  end?: ReactNode
}

/** Chooses the days of a record, and says which they are and where they begin (NAMED-03, GAP-151). */
export function DayChoice({ days, end }: DayChoiceProps) {
  const intl = useIntl()
  const text = useDayText()
  const [isChoosing, setChoosing] = useState(false)
  const { from, to } = days.range
  const row = useChosenInSight(days.preset ?? 'own', false)
  return (
    <>
      <div ref={row}>
        <ChipRow label={intl.formatMessage(messages.days)}>
          {days.presets.map((preset) => (
            <Chip key={preset} selected={preset === days.preset} onPress={() => days.choosePreset(preset)}>
              {intl.formatMessage(presetNames[preset])}
            </Chip>
          ))}
          <Chip
            selected={days.preset === undefined}
            icon={<Icon icon={CalendarDays} size={16} />}
            onPress={() => setChoosing(true)}
          >
            {intl.formatMessage(messages.choose)}
          </Chip>
        </ChipRow>
      </div>
      <div className={styles.shown}>
        <p className={styles.text}>
          {from === to ? text(from) : intl.formatMessage(dayRangeMessage, { from: text(from), to: text(to) })}
          <span className={styles.zone}>
            <bdi>{zoneName(currentMerchant.timeZone)}</bdi>
          </span>
        </p>
        {end}
      </div>
      <CalendarSheet
        open={isChoosing}
        today={days.today}
        range={days.range}
        onClose={() => setChoosing(false)}
        onChoose={days.chooseRange}
      />
    </>
  )
}

/** How far a zone is from UTC, as in `GMT+6`; alike in every language. */
function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
