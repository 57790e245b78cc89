import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import type { FilterDraft } from './filter-draft.ts'
import { filterMessages as messages, kindNames } from './filter-messages.ts'
import { gameKinds, minBets, minLines } from './list-query.ts'

interface FilterChoicesProps {
  draft: FilterDraft
  onChange: (change: Partial<FilterDraft>) => void
}

/** Kind, smallest bet and lines of a slot (LIST-07, LIST-24, LIST-30, LIST-31). */
export function FilterChoices({ draft, onChange }: FilterChoicesProps) {
  const intl = useIntl()
  const all = intl.formatMessage(messages.all)
  const bet = (value: (typeof minBets)[number]) =>
    value === '' ? all : value === 'min' ? intl.formatMessage(messages.smallestCoin) : Number(value).toFixed(2)
  const lines = (value: (typeof minLines)[number]) =>
    value === '' ? all : value === '25' ? intl.formatMessage(messages.moreLines, { count: 25 }) : value
  return (
    <>
      <Choices
        title={intl.formatMessage(messages.kind)}
        values={['', ...gameKinds] as const}
        chosen={draft.kind}
        nameOf={(kind) => (kind === '' ? all : intl.formatMessage(kindNames[kind]))}
        onChoose={(kind) => onChange({ kind })}
      />
      <Choices
        title={intl.formatMessage(messages.bet)}
        values={minBets}
        chosen={draft.minBet}
        nameOf={bet}
        onChoose={(minBet) => onChange({ minBet })}
      />
      <Choices
        title={intl.formatMessage(messages.lines)}
        values={minLines}
        chosen={draft.minLine}
        nameOf={lines}
        onChoose={(minLine) => onChange({ minLine })}
      />
    </>
  )
}

interface ChoicesProps<Value extends string> {
  title: string
  values: readonly Value[]
  chosen: Value
  nameOf: (value: Value) => ReactNode
  onChoose: (value: Value) => void
}

function Choices<Value extends string>({ title, values, chosen, nameOf, onChoose }: ChoicesProps<Value>) {
  return (
    <>
      <h3>{title}</h3>
      <ChipRow label={title} wrap>
        {values.map((value) => (
          <Chip key={value} selected={value === chosen} onPress={() => onChoose(value)}>
            {nameOf(value)}
          </Chip>
        ))}
      </ChipRow>
    </>
  )
}
