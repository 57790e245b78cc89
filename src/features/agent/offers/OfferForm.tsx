import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { createContractTermsRemarkMaxLength } from '#src/api/generated/bounds.ts'
import { createContract } from '#src/api/generated/agent.ts'
import { listOfferedContractsQuery } from '#src/api/generated/agent-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { serverNow } from '#src/api/server-clock.ts'
import type { TeamMember } from '#src/api/generated/types.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { addDays, dayOf } from '#src/core/records/days/days.ts'
import { countCharacters } from '#src/lib/count-characters.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { agentMessages } from '../agent-messages.ts'
import { contractMessages, contractNames, settlementNames } from '../contracts/contract-messages.ts'
import { Choice } from '../DownlineFields.tsx'
import { kindFields, offerMessages as messages } from './offer-messages.ts'
import {
  checkOffer,
  emptyOffer,
  kindOf,
  KINDS,
  offerOf,
  settlementOf,
  SETTLEMENTS,
  stepsOf,
  tidyOffer,
} from './offer-rules.ts'
import styles from './Offers.module.css'
import { StepFields } from './StepFields.tsx'

interface OfferFormProps {
  to: TeamMember
  onSent: () => void
}

/** What is offered to a member: the kind, what each step pays, and for how long (GATEWAY-124, AGENT-03). */
export function OfferForm({ to, onSent }: OfferFormProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const today = dayOf(new Date(serverNow()), currentMerchant.timeZone)
  const lastDay = useRef<HTMLInputElement>(null)
  const refresh = () => void invalidate(listOfferedContractsQuery)
  const form = useGatewayForm({
    name: `contract for ${to.memberId}`,
    initial: emptyOffer(addDays(today, 1)),
    secrets: [],
    tidy: tidyOffer,
    check: (values) => checkOffer(values, { today, endsOnIncomplete: lastDay.current?.validity.badInput === true }),
    follows: { startsOn: 'endsOn' },
    operations: ['createContract'],
    places: {},
    send: (values) => createContract({ body: offerOf(values, to.memberId) }),
    onSent: (_nothing, _values, inPage) => {
      showToast({ kind: 'success', text: messages.sent, durationMs: TOAST_MS.long })
      refresh()
      if (inPage) onSent()
    },
    // Another offer may wait, made in another tab.
    onFailed: refresh,
  })
  const endsOn = form.field('endsOn')
  // Kind and steps say which fields there are.
  const [kindText, settlement, steps, remark] = useWatch({
    control: form.control,
    name: ['kind', 'settlement', 'steps', 'remark'],
  })
  const kind = kindOf({ kind: String(kindText) })
  return (
    <form {...form.props}>
      <FactList facts={[{ name: intl.formatMessage(agentMessages.member), value: <bdi>{to.account}</bdi> }]} />
      <Choice label={intl.formatMessage(messages.kind)}>
        {KINDS.map((one) => (
          <Chip key={one} selected={one === kind} onPress={() => form.set('kind', one)}>
            {intl.formatMessage(contractNames[kindFields[one]])}
          </Chip>
        ))}
      </Choice>
      {kind === 'DIVIDEND' ? (
        <Choice label={intl.formatMessage(contractMessages.settlement)}>
          {SETTLEMENTS.map((one) => (
            <Chip
              key={one}
              selected={one === settlementOf({ settlement: String(settlement) })}
              onPress={() => form.set('settlement', one)}
            >
              {intl.formatMessage(settlementNames[one])}
            </Chip>
          ))}
        </Choice>
      ) : null}
      <StepFields
        kind={kind}
        steps={stepsOf({ steps: String(steps) })}
        field={form.field}
        onSteps={(next) => form.set('steps', String(next))}
      />
      <div className={styles.days}>
        <div>
          <TextField
            {...form.field('startsOn')}
            type="date"
            dir="ltr"
            required
            min={today}
            label={intl.formatMessage(messages.startsOn)}
          />
        </div>
        <div>
          <TextField
            {...endsOn}
            ref={(input) => {
              lastDay.current = input
              endsOn.ref(input)
            }}
            type="date"
            dir="ltr"
            min={today}
            label={intl.formatMessage(messages.endsOn)}
            hint={intl.formatMessage(messages.endsHint)}
          />
        </div>
      </div>
      <TextArea
        {...form.field('remark')}
        label={intl.formatMessage(messages.remark)}
        count={{ length: countCharacters(String(remark)), max: createContractTermsRemarkMaxLength }}
        rows={3}
        dir="auto"
      />
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(messages.send)}
      </SubmitButton>
    </form>
  )
}
