import type { RefObject } from 'react'

const KEYS = {
  '/': 'search operations',
  '↑ ↓': 'move in the list, Enter opens',
  o: 'orders',
  c: 'copy link',
  x: 'clear scenario',
  l: 'taller log',
  p: 'pause the log',
  t: 'light or dark',
} as const

interface Props {
  dialog: RefObject<HTMLDialogElement | null>
  on: boolean
  onSwitch: (on: boolean) => void
}

/** What the keys do, and the switch that turns the single ones off. */
export function KeysDialog({ dialog, on, onSwitch }: Props) {
  return (
    <dialog ref={dialog} className="help" aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        {Object.entries(KEYS).map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <label className="row">
        <input type="checkbox" checked={on} onChange={({ target }) => onSwitch(target.checked)} />
        single keys are on
      </label>
      <button type="button" className="btn" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  )
}
