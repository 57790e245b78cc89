import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { DownlineType, RebateRate } from '#src/api/generated/types.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { normalizeGameType } from '#src/core/games/category/category.ts'
import { isolate } from '#src/lib/isolate.ts'
import { formatPercent } from '#src/lib/money.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'
import { agentMessages as messages, atMost, typeNames } from './agent-messages.ts'
import { DOWNLINE_TYPE } from './downline-type.ts'
import styles from './DownlineFields.module.css'
import { rateField, type RateField } from './rates.ts'

/** The same in every language. */
const PERCENT = '%'

interface DownlineFieldsProps {
  type: DownlineType
  onType: (type: DownlineType) => void
  /** Rates of the agent, which bound those that are given. */
  own: readonly RebateRate[]
  field: (name: RateField) => Pick<TextFieldProps, 'name' | 'error' | 'onBlur' | 'onChange' | 'ref'>
}

/** What somebody below the agent becomes, a member or an agent, and the rates they get (NAMED-06). */
export function DownlineFields({ type, onType, own, field }: DownlineFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <Choice label={intl.formatMessage(messages.type)}>
        {Object.values(DOWNLINE_TYPE).map((one) => (
          <Chip key={one} selected={one === type} onPress={() => onType(one)}>
            {intl.formatMessage(typeNames[one])}
          </Chip>
        ))}
      </Choice>
      <RateFields
        own={own}
        field={field}
        hintOf={({ rate }) => intl.formatMessage(atMost, { rate: isolate(formatPercent(rate)) })}
      />
    </>
  )
}

interface RateFieldsProps extends Pick<DownlineFieldsProps, 'own' | 'field'> {
  /** What stands below a field: how high the rate can go. */
  hintOf: (own: RebateRate) => string
}

/** A field for each rate that the agent can give; nothing where there is none. */
export function RateFields({ own, field, hintOf }: RateFieldsProps) {
  const intl = useIntl()
  if (own.length === 0) return null
  return (
    <fieldset className={styles.rates}>
      <legend className={styles.legend}>{intl.formatMessage(messages.rebates)}</legend>
      <div className={styles.grid}>
        {own.map((rate) => (
          <div key={rate.gameType}>
            <TextField
              {...field(rateField(rate.gameType))}
              label={intl.formatMessage(categoryNames[normalizeGameType(rate.gameType)])}
              hint={hintOf(rate)}
              suffix={<span className={styles.percent}>{PERCENT}</span>}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              // bound: a rate is written in so many signs
              maxLength={8}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** A group of chips below its name. */
export function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <p className={styles.legend} aria-hidden="true">
        {label}
      </p>
      <ChipRow label={label} wrap>
        {children}
      </ChipRow>
    </div>
  )
}
