import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { createContractTermsTiersMaxItems } from '#src/api/generated/bounds.ts'
import type { ContractKind } from '#src/api/generated/types.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'
import { contractMessages, offeredMessages } from '../contracts/contract-messages.ts'
import { AmountField } from '#src/core/money/AmountField.tsx'
import { offerMessages as messages, stepTitle } from './offer-messages.ts'
import { stepField, type StepField } from './offer-rules.ts'
import styles from './Offers.module.css'

/** The same in every language. */
const PERCENT = '%'

interface StepFieldsProps {
  kind: ContractKind
  /** How many steps there are. */
  steps: number
  field: (name: StepField) => Pick<TextFieldProps, 'name' | 'error' | 'onBlur' | 'onChange' | 'ref'>
  onSteps: (steps: number) => void
}

/** The steps of the pay: from how much on, with how many active members, and what is paid then. */
export function StepFields({ kind, steps, field, onSteps }: StepFieldsProps) {
  const intl = useIntl()
  const add = useRef<HTMLButtonElement>(null)
  const isShare = kind === 'DIVIDEND'
  const isFull = steps === createContractTermsTiersMaxItems
  const remove = () => {
    onSteps(steps - 1)
    // The button goes where one step is left.
    if (steps === 2) add.current?.focus()
  }
  const number = { required: true, inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } as const
  return (
    <section className={styles.steps} aria-label={intl.formatMessage(messages.step)}>
      {Array.from({ length: steps }, (_, step) => (
        <fieldset key={step} className={styles.step}>
          <legend className={styles.legend}>{intl.formatMessage(stepTitle, { number: step + 1 })}</legend>
          <AmountField
            {...field(stepField('from', step))}
            label={intl.formatMessage(isShare ? messages.netLoss : messages.turnover)}
          />
          <div className={styles.pair}>
            <div>
              <TextField
                {...number}
                {...field(stepField('members', step))}
                label={intl.formatMessage(contractMessages.members)}
                inputMode="numeric"
                // bound: a number is written in so many signs
                maxLength={7}
              />
            </div>
            <div>
              {isShare ? (
                <TextField
                  {...number}
                  {...field(stepField('pay', step))}
                  label={intl.formatMessage(contractMessages.pay)}
                  suffix={<span className={styles.percent}>{PERCENT}</span>}
                  // bound: 100.00 is the longest
                  maxLength={6}
                />
              ) : (
                <AmountField {...field(stepField('pay', step))} label={intl.formatMessage(contractMessages.pay)} />
              )}
            </div>
          </div>
        </fieldset>
      ))}
      <p className={styles.text}>{intl.formatMessage(offeredMessages.tiers)}</p>
      <div className={styles.stepButtons}>
        {/* Not disabled: it would lose the focus by its own press. */}
        <Button
          ref={add}
          className={styles.add}
          icon={<Icon icon={Plus} size={18} />}
          aria-disabled={isFull || undefined}
          onClick={isFull ? undefined : () => onSteps(steps + 1)}
        >
          {intl.formatMessage(messages.addStep)}
        </Button>
        {steps > 1 ? (
          <Button variant="text" icon={<Icon icon={Minus} size={18} />} onClick={remove}>
            {intl.formatMessage(messages.removeStep)}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
