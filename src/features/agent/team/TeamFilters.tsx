import { useIntl } from 'react-intl'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { DOWNLINE_TYPE } from '../downline-type.ts'
import { teamMessages as messages } from './team-messages.ts'
import type { TeamQuery } from './team-query.ts'

const states = [true, false] as const

interface TeamFiltersProps {
  query: TeamQuery
  onChange: (change: Partial<TeamQuery>) => void
}

/** Members or agents, active or disabled; a second tap takes a choice back. */
export function TeamFilters({ query, onChange }: TeamFiltersProps) {
  const intl = useIntl()
  return (
    <ChipRow label={intl.formatMessage(messages.filters)}>
      {Object.values(DOWNLINE_TYPE).map((type) => (
        <Chip
          key={type}
          selected={type === query.type}
          onPress={() => onChange({ type: type === query.type ? undefined : type })}
        >
          {intl.formatMessage(type === DOWNLINE_TYPE.agent ? messages.agents : messages.members)}
        </Chip>
      ))}
      {states.map((enabled) => (
        <Chip
          key={String(enabled)}
          selected={enabled === query.enabled}
          onPress={() => onChange({ enabled: enabled === query.enabled ? undefined : enabled })}
        >
          {intl.formatMessage(enabled ? messages.enabled : messages.disabled)}
        </Chip>
      ))}
    </ChipRow>
  )
}
