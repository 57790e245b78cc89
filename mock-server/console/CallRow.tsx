import type { OperationId } from '#mock/generated/operations.ts'
import { operations } from '#mock/generated/operations.ts'
import { Status } from './scenario/Answer.tsx'
import type { LogCall } from './control.ts'
import { Icon } from './Icon.tsx'
import { Json } from './Json.tsx'
import { isOperationId } from '#mock/lib/operation-id.ts'
import { Verb } from './scenario/OperationList.tsx'

const VERDICTS = {
  holds: { icon: 'holds', word: 'holds', says: 'Request and answer hold the contract' },
  request: { icon: 'request', word: 'bad request', says: 'The request breaks the contract and was refused' },
  breaks: { icon: 'breaks', word: 'breaks', says: 'The answer breaks the contract' },
  spoiled: { icon: 'force', word: 'fault', says: 'Spoiled on purpose, so there is nothing to judge' },
} as const

/** One call; opened, both sides of it. */
export function CallRow({ call, onOpen }: { call: LogCall; onOpen: (id: OperationId) => void }) {
  const { operation, verdict, forced, status, tookMs } = call
  const { icon, word, says } = VERDICTS[verdict]
  const id = isOperationId(operation) ? operation : undefined
  const method = id ? operations[id].method : ''
  const isForced = forced !== undefined && verdict === 'holds'
  return (
    <details className="lr">
      <summary>
        <Icon name="turn" />
        <time dateTime={call.at}>{call.at.slice(11, 19)}</time>
        <Verb method={method} />
        <span className="mono clip">{operation}</span>
        <Status status={status} />
        <span className="why clip">{call.code ?? call.detail ?? forced ?? (call.backend ? 'backend' : '')}</span>
        <span className={`mark ${isForced ? 'forced' : verdict}`}>
          <Icon name={isForced ? 'force' : icon} />
          {isForced ? 'holds, forced' : word}
        </span>
        <span className="ms">{tookMs < 1_000 ? `${tookMs} ms` : `${(tookMs / 1_000).toFixed(1)} s`}</span>
      </summary>
      <div className="body">
        <p className="verdict">
          <span className={`mark ${verdict}`}>
            <Icon name={icon} />
            {says}
          </span>
          {call.detail !== undefined && <code>{call.detail}</code>}
          <span className="grow" />
          {call.backend && <span>Answered by the backend</span>}
          {forced !== undefined && (
            <span>
              Forced: <code>{forced}</code>
            </span>
          )}
          {id && (
            <button type="button" className="btn quiet" onClick={() => onOpen(id)}>
              Open {id}
            </button>
          )}
        </p>
        <div className="well">
          <h3>
            Request
            <span>
              {method} {id && operations[id].path}
              {call.query}
            </span>
          </h3>
          <Json text={call.request} nothing="no body" />
        </div>
        <div className="well">
          <h3>
            Answer<span>{status === 0 ? 'none' : status}</span>
          </h3>
          <Json text={call.answer} nothing={status === 0 ? 'the connection was cut' : 'no body'} />
        </div>
      </div>
    </details>
  )
}
