import type { ErrorCode } from '#src/api/generated/errors.ts'
import type { OperationId } from '#mock/generated/operations.ts'
import { operations } from '#mock/generated/operations.ts'
import type { Forced, Scenario } from '#mock/scenario/scenario.ts'
import { Icon } from '../Icon.tsx'
import { Knobs } from '../Knobs.tsx'
import type { Stubbed } from '../control.ts'
import { CallChoice } from './CallChoice.tsx'
import { isShared, meaningOf, type ListedOperation } from './operations.ts'
import { Source } from './Source.tsx'
import { clearOperation, moveRule, ruleOfCode, stepsOf, toggleCode } from './scenario-edit.ts'

interface Props {
  operation: ListedOperation
  scenario: Scenario
  /** Undefined where no backend stands behind the stub. */
  stubbed: Stubbed | undefined
  onChange: (scenario: Scenario) => void
  onAssign: (ids: readonly OperationId[], to: 'stub' | 'backend') => void
}

/** What one operation is to answer. */
export function Answer({ operation, scenario, stubbed, onChange, onAssign }: Props) {
  const { id, method, path, session, summary, codes } = operation
  const own = codes.filter((code) => !isShared(code))
  const shared = codes.filter(isShared)
  const isForced = scenario.some((rule) => rule.operation === id)
  return (
    <section className="detail" aria-label="Answer">
      <div className="split">
        <div>
          <div className="title">
            <h2>{id}</h2>
            <span className="path">
              {method} {path}
            </span>
            <span className="tag">session: {session}</span>
            <span className="grow" />
            {isForced && (
              <button type="button" className="btn quiet" onClick={() => onChange(clearOperation(scenario, id))}>
                <Icon name="cross" />
                Clear this operation
              </button>
            )}
          </div>
          <p className="about">{summary}</p>
          {stubbed && <Source {...{ operation, stubbed, onAssign }} />}
          <div className="title">
            <h3>The next calls get</h3>
            <span className="grow" />
            {isForced && (
              <button type="button" className="btn quiet" onClick={() => onChange([...scenario])}>
                <Icon name="reset" />
                Count from call 1 again
              </button>
            )}
          </div>
          <ol className="seq">
            {stepsOf(scenario, id).map(({ label, forced }) => (
              <StepCell key={label} label={label} forced={forced} operation={id} />
            ))}
          </ol>
          <CodeGroup title={`Its own codes (${own.length})`} codes={own} {...{ id, scenario, onChange }} />
          <CodeGroup
            title={`Codes that many operations share (${shared.length})`}
            codes={shared}
            {...{ id, scenario, onChange }}
          />
        </div>
        <Knobs operation={operation} scenario={scenario} onChange={onChange} />
      </div>
    </section>
  )
}

function StepCell({ label, forced, operation }: { label: string; forced: Forced; operation: OperationId }) {
  const { answer, fault, delayMs } = forced
  const errors: Readonly<Partial<Record<string, number>>> = operations[operation].errors
  const isOn = answer !== undefined || fault !== undefined
  const status = fault ? undefined : answer?.kind === 'code' ? errors[answer.code] : 200
  return (
    <li className={isOn ? 'on' : undefined}>
      <span className="n">{label}</span>
      {isOn && <Icon name="force" />}
      <code>{fault ?? (answer?.kind === 'code' ? answer.code : (answer?.example ?? 'from state'))}</code>
      {status !== undefined && <Status status={status} />}
      {delayMs > 0 && <span className="muted">after {delayMs} ms</span>}
    </li>
  )
}

/** An HTTP status in the colour of its class; a dash where the connection was cut. */
export function Status({ status }: { status: number }) {
  return <span className={`http s${String(status).charAt(0)}`}>{status === 0 ? '—' : status}</span>
}

interface GroupProps {
  title: string
  codes: readonly ErrorCode[]
  id: OperationId
  scenario: Scenario
  onChange: (scenario: Scenario) => void
}

function CodeGroup({ title, codes, id, scenario, onChange }: GroupProps) {
  if (codes.length === 0) return null
  return (
    <fieldset className="codes">
      <legend>{title}</legend>
      <ul>
        {codes.map((code) => {
          const rule = ruleOfCode(scenario, id, code)
          return (
            <li key={code} className={rule ? 'on' : undefined}>
              <label>
                <input
                  type="checkbox"
                  checked={rule !== undefined}
                  onChange={() => onChange(toggleCode(scenario, id, code))}
                />
                <span className="code">{code}</span>
                <Status status={operations[id].errors[code] ?? 500} />
                <span className="means">{meaningOf(code)}</span>
              </label>
              {rule && (
                <CallChoice
                  label={`${code} on which call`}
                  onCall={rule.onCall}
                  onChoose={(onCall) => onChange(moveRule(scenario, rule, onCall))}
                />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
