import { useState, type KeyboardEvent } from 'react'
import type { OperationId } from '#mock/generated/operations.ts'
import type { Scenario } from '#mock/scenario/scenario.ts'
import type { Stubbed } from '../control.ts'
import { Icon } from '../Icon.tsx'
import { searchOperations, type ListedOperation } from './operations.ts'

interface Props {
  scenario: Scenario
  /** Undefined where no backend stands behind the stub. */
  stubbed: Stubbed | undefined
  /** Undefined while the orders are shown. */
  current: OperationId | undefined
  /** How many wait for somebody to do something. */
  openOrders: number
  onChoose: (id: OperationId) => void
  onOrders: () => void
}

/**
 * The way to the orders, then all operations by tag, with a search over names, paths and codes. Arrows move in the
 * list.
 */
export function OperationList({ scenario, stubbed, current, openOrders, onChoose, onOrders }: Props) {
  const [text, setText] = useState('')
  const tags = searchOperations(text)
  const [first] = tags.values().next().value ?? []
  return (
    <nav className="ops" aria-label="Operations">
      <button
        type="button"
        className="op way"
        aria-current={current === undefined}
        onClick={onOrders}
        onKeyDown={moveFocus}
      >
        <Icon name="orders" />
        Orders
        <span className={openOrders > 0 ? 'on' : 'n'}>{openOrders} open</span>
      </button>
      <div className="search">
        <Icon name="search" />
        <input
          className="field"
          type="search"
          id="search"
          placeholder="Operation, path or code"
          aria-label="Search operation, path or code"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && first) onChoose(first.id)
            moveFocus(event)
          }}
        />
      </div>
      <div className="list">
        {[...tags].map(([tag, operations]) => (
          <section key={tag} aria-label={tag}>
            <h2>
              {tag}
              <span>{operations.length}</span>
            </h2>
            {operations.map((operation) => (
              <Row
                key={operation.id}
                operation={operation}
                forced={scenario.filter((rule) => rule.operation === operation.id).length}
                isStubbed={stubbed?.operations.includes(operation.id) ?? false}
                isCurrent={operation.id === current}
                onChoose={onChoose}
              />
            ))}
          </section>
        ))}
        {tags.size === 0 && <p className="none">Nothing has “{text}” in its name, path or codes.</p>}
      </div>
    </nav>
  )
}

interface RowProps {
  operation: ListedOperation
  forced: number
  /** Whether the stub answers it, and the backend others. */
  isStubbed: boolean
  isCurrent: boolean
  onChoose: (id: OperationId) => void
}

function Row({ operation: { id, method, codes }, forced, isStubbed, isCurrent, onChoose }: RowProps) {
  return (
    <button type="button" className="op" aria-current={isCurrent} onClick={() => onChoose(id)} onKeyDown={moveFocus}>
      <Verb method={method} />
      <span className="name clip">{id}</span>
      {isStubbed && <span className="n">stub</span>}
      {forced > 0 ? (
        <span className="on">
          <Icon name="force" />
          {forced} <span className="sr">forced</span>
        </span>
      ) : (
        <span className="n">
          {codes.length} <span className="sr">codes</span>
        </span>
      )}
    </button>
  )
}

/** The method, writes stronger than reads. */
export function Verb({ method }: { method: string }) {
  return <span className={method === 'GET' ? 'verb' : 'verb w'}>{method === 'DELETE' ? 'DEL' : method}</span>
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const stops = [...document.querySelectorAll<HTMLElement>('#search, .op')]
  const next = stops[stops.indexOf(event.currentTarget) + step]
  event.preventDefault()
  next?.focus()
}
