import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { GameType } from '#src/api/generated/types.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { useCategories } from '#src/core/games/category/use-categories.ts'
import { lotteryOrdersPath } from '#src/core/routing/view-paths.ts'
import { useQueryValues } from '#src/core/routing/use-query-values.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { DayChoice } from '#src/core/records/days/DayChoice.tsx'
import { useAskedDays } from '#src/core/records/days/use-asked-days.ts'
import { recordMessages } from '#src/core/records/record-messages.ts'
import { betMessages as messages } from '#src/core/records/bet-messages.ts'
import { Bets } from '#src/core/records/Bets.tsx'

const TYPE = 'type'
/**
 * Kinds of game that have bets of their own; the other categories are groups of providers, and lotteries have a list.
 */
const bettable = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'COCKFIGHT'] as const satisfies readonly GameType[]

/**
 * `/m/gameRecord`: the member's bets by day and category; lottery bets stand on the lottery's page (NAMED-03, GAP-120).
 */
export function BetRecordPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const days = useAskedDays()
  const [query, changeQuery] = useQueryValues()
  const categories = useCategories().list.map(({ code }) => code)
  const chosen = bettable.find((type) => type === query.get(TYPE))
  const choose = (type: string | undefined) => changeQuery({ [TYPE]: type })
  return (
    <>
      <ChipRow label={intl.formatMessage(messages.categories)}>
        <Chip selected={chosen === undefined} onPress={() => choose(undefined)}>
          {intl.formatMessage(recordMessages.all)}
        </Chip>
        {bettable
          .filter((type) => categories.includes(type) || type === chosen)
          .map((type) => (
            <Chip key={type} selected={type === chosen} onPress={() => choose(type)}>
              {intl.formatMessage(categoryNames[type])}
            </Chip>
          ))}
        <Chip selected={false} onPress={() => void navigate(lotteryOrdersPath)}>
          {intl.formatMessage(messages.lottery)}
        </Chip>
      </ChipRow>
      <DayChoice days={days} />
      <Bets
        key={`${chosen} ${days.range.from} ${days.range.to}`}
        type={chosen}
        range={days.range}
        filter={{ chosen: chosen && { name: intl.formatMessage(categoryNames[chosen]) }, choose }}
      />
    </>
  )
}
