import { faults, type FaultName, type Scenario } from '#mock/scenario/scenario.ts'
import { CallChoice } from './scenario/CallChoice.tsx'
import type { ListedOperation } from './scenario/operations.ts'
import { moveRule, ruleOf, setDelay, setExample, setFault } from './scenario/scenario-edit.ts'

const DELAYS = [0, 300, 800, 3_000, 30_000] as const

const FAULTS: Record<FaultName, string> = {
  offline: 'no network',
  abort: 'call aborted',
  timeout: 'no answer in time',
  html: 'HTML instead of JSON',
  broken: 'broken JSON',
  empty: 'empty body',
}

interface Props {
  operation: ListedOperation
  scenario: Scenario
  onChange: (scenario: Scenario) => void
}

/** What holds for all calls of an operation that no code is ticked for: its answer, its delay, a broken network. */
export function Knobs({ operation: { id, successExamples }, scenario, onChange }: Props) {
  const example = ruleOf(scenario, id, 'example')?.example
  const delayMs = ruleOf(scenario, id, 'delay')?.delayMs ?? 0
  const fault = ruleOf(scenario, id, 'fault')
  const delays = DELAYS.some((known) => known === delayMs) ? DELAYS : [...DELAYS, delayMs]
  return (
    <div className="knobs">
      <fieldset>
        <legend>Default answer</legend>
        {[undefined, ...successExamples].map((name) => (
          <Option
            key={name ?? ''}
            group="example"
            label={name ?? 'from state'}
            isHot={name !== undefined}
            isChosen={name === example}
            onChoose={() => onChange(setExample(scenario, id, name))}
          />
        ))}
      </fieldset>
      <fieldset className="two">
        <legend>Delay</legend>
        {delays.map((ms) => (
          <Option
            key={ms}
            group="delay"
            label={ms === 0 ? 'none' : ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`}
            isHot={ms > 0}
            isChosen={ms === delayMs}
            onChoose={() => onChange(setDelay(scenario, id, ms))}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>Network fault</legend>
        {[undefined, ...faults].map((name) => (
          <Option
            key={name ?? ''}
            group="fault"
            label={name ? FAULTS[name] : 'none'}
            isHot={name !== undefined}
            isChosen={name === fault?.fault}
            onChoose={() => onChange(setFault(scenario, id, name))}
          />
        ))}
        {fault && (
          <CallChoice
            label="Fault on which call"
            onCall={fault.onCall}
            onChoose={(onCall) => onChange(moveRule(scenario, fault, onCall))}
          />
        )}
      </fieldset>
    </div>
  )
}

interface OptionProps {
  group: string
  label: string
  /** Forces something. */
  isHot: boolean
  isChosen: boolean
  onChoose: () => void
}

function Option({ group, label, isHot, isChosen, onChoose }: OptionProps) {
  return (
    <label className={isHot ? 'opt hot' : 'opt'}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  )
}
