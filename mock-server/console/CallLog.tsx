import { useState } from 'react'
import type { OperationId } from '#mock/generated/operations.ts'
import { CallRow } from './CallRow.tsx'
import type { LogCall } from './control.ts'
import { Icon } from './Icon.tsx'
import { Notes } from './Notes.tsx'
import type { LiveLog } from './use-log.ts'

const SHOWN = [
  { name: 'All', fits: () => true },
  { name: 'Forced', fits: ({ forced }: LogCall) => forced !== undefined },
  { name: 'Breaks contract', fits: ({ verdict }: LogCall) => verdict === 'breaks' || verdict === 'request' },
] as const
const NOTES = 'Codes sent'

const STATES: Record<LiveLog['state'], string> = {
  live: 'No call yet. Use the site, and its calls appear here.',
  closed: 'The gateway lives in a page of the site. Open the site, and its calls appear here.',
  gone: 'The gateway does not answer.',
}

interface Props {
  log: LiveLog
  paused: boolean
  tall: boolean
  onPause: () => void
  onTall: () => void
  onEmpty: () => void
  onOpen: (id: OperationId) => void
}

/** The calls as they come, and what was sent to members beside them. */
export function CallLog({ log, paused, tall, onPause, onTall, onEmpty, onOpen }: Props) {
  const [shown, setShown] = useState<string>(SHOWN[0].name)
  const view = SHOWN.find(({ name }) => name === shown)
  const calls = view ? log.calls.filter(view.fits) : []
  const broken = log.calls.filter(({ verdict }) => verdict === 'breaks').length
  return (
    <section className="log" aria-label="Calls">
      <div className="head">
        <h2>Calls</h2>
        <span className="muted">
          {log.calls.length}
          {broken > 0 && ` · ${broken} broke the contract`}
          {log.state === 'gone' && ` · ${STATES.gone}`}
        </span>
        <span className="grow" />
        <div className="seg" role="radiogroup" aria-label="Show">
          {[...SHOWN.map(({ name }) => name), NOTES].map((name) => (
            <label key={name}>
              <input type="radio" name="shown" checked={name === shown} onChange={() => setShown(name)} />
              {name}
            </label>
          ))}
        </div>
        <button type="button" className="btn square tall" aria-label="Taller log" aria-pressed={tall} onClick={onTall}>
          <Icon name={tall ? 'down' : 'up'} />
        </button>
        <button type="button" className="btn square" aria-label="Pause the log" aria-pressed={paused} onClick={onPause}>
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
        <button type="button" className="btn" onClick={onEmpty}>
          Empty
        </button>
      </div>
      {/* What scrolls can be reached by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="rows" tabIndex={0} role="group" aria-label={shown}>
        {view ? (
          calls.map((call) => <CallRow key={`${call.serial} ${call.requestId}`} call={call} onOpen={onOpen} />)
        ) : (
          <Notes log={log} />
        )}
        {view && calls.length === 0 && (
          <p className="none">{log.calls.length > 0 ? 'No call of this sort yet.' : STATES[log.state]}</p>
        )}
      </div>
    </section>
  )
}
