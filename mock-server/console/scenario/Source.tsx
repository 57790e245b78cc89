import type { OperationId } from '#mock/generated/operations.ts'
import type { Stubbed } from '../control.ts'
import { listed, type ListedOperation } from './operations.ts'

interface Props {
  operation: ListedOperation
  stubbed: Stubbed
  onAssign: (ids: readonly OperationId[], to: 'stub' | 'backend') => void
}

/** Who answers an operation where a backend stands behind the stub, and the switch. */
export function Source({ operation: { id, tag }, stubbed, onAssign }: Props) {
  const now = stubbed.operations.includes(id) ? 'stub' : 'backend'
  const ofTag = listed.filter((one) => one.tag === tag).map((one) => one.id)
  return (
    <fieldset className="source">
      <legend className="sr">Who answers {id}</legend>
      {(['stub', 'backend'] as const).map((name) => (
        <label key={name} className="opt" title={name === 'backend' ? stubbed.backend : undefined}>
          <input type="radio" name="source" checked={name === now} onChange={() => onAssign([id], name)} />
          {name === 'stub' ? 'The stub answers' : 'The backend answers'}
        </label>
      ))}
      <button type="button" className="btn quiet" onClick={() => onAssign(ofTag, now)}>
        The {now} for all of {tag}
      </button>
    </fieldset>
  )
}
