import { CALLS } from './scenario-edit.ts'

interface Props {
  label: string
  onCall: number | undefined
  onChoose: (onCall: number | undefined) => void
}

/** On which call a rule holds. A link may name a later one than the list offers. */
export function CallChoice({ label, onCall, onChoose }: Props) {
  const calls = onCall === undefined || CALLS.some((call) => call === onCall) ? CALLS : [...CALLS, onCall]
  return (
    <select
      className="field callsel"
      aria-label={label}
      value={onCall ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
    >
      {calls.map((call) => (
        <option key={call} value={call}>
          call {call}
        </option>
      ))}
      <option value="">every call</option>
    </select>
  )
}
