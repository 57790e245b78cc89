import { useId, useLayoutEffect, useRef } from 'react'
import { formatAmount } from '#src/lib/money.ts'
import type { Order, OrderStep } from '../control.ts'
import { Icon } from '../Icon.tsx'
import { ArriveForm } from './ArriveForm.tsx'
import { stateOf } from './order-words.ts'
import { RejectForm } from './RejectForm.tsx'
import { useAttempt } from './use-attempt.ts'

/** What one press does. The others need an amount or a reason. */
const PRESSES = {
  check: { name: 'Check', effect: 'The operator takes it up' },
  pay: { name: 'Pay', effect: 'The money goes to the member' },
  expire: { name: 'Expire', effect: 'Its time is over' },
  return: { name: 'Return', effect: 'The bank sends the money back' },
  reverse: { name: 'Reverse', effect: 'The payer takes the money back, with its bonus' },
} as const

interface Props {
  order: Order
  onAct: (step: OrderStep) => Promise<void>
}

/** One order, and what can be done with it now. */
export function OrderRow({ order, onAct }: Props) {
  const { orderNo, kind, username, merchant, amount, createdAt, status, actions } = order
  const { words, icon, look } = stateOf(order)
  const { refused, attempt } = useAttempt()
  const facts = useId()
  const row = useRef<HTMLLIElement>(null)
  const wasPressed = useRef(false)

  const act = (step: Omit<OrderStep, 'orderNo'>): void => {
    wasPressed.current = true
    attempt(() => onAct({ orderNo, ...step }))
  }
  // The pressed button may be gone with the state that allowed it; the row keeps its place for those who use keys. As a
  // layout effect it has run before anybody can press what was just drawn.
  useLayoutEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) row.current?.focus()
    wasPressed.current = false
  }, [status])

  return (
    <li ref={row} className="order" tabIndex={-1} aria-labelledby={facts}>
      <div className="facts" id={facts}>
        <b className="kind">{kind === 'deposit' ? 'Deposit' : 'Withdrawal'}</b>
        <b className="sum">{formatAmount(amount)}</b>
        <span className={`mark ${look}`}>
          <Icon name={icon} />
          {words}
        </span>
        <span className="grow" />
        <span className="where">
          <span>
            {username} <span className="muted">{merchant}</span>
          </span>
          <code>{orderNo}</code>
          <time dateTime={createdAt}>{createdAt.slice(5, 19).replace('T', ' ')}</time>
        </span>
      </div>
      {actions.length > 0 && (
        <div className="acts" role="group" aria-label={`What to do with ${orderNo}`}>
          {actions.map((action) =>
            action === 'arrive' ? (
              <ArriveForm key={action} ordered={amount} onArrive={(sum) => act({ action, amount: sum })} />
            ) : action === 'reject' ? (
              <RejectForm key={action} kind={kind} onReject={(reason) => act({ action, reason })} />
            ) : (
              <button
                key={action}
                type="button"
                className="btn"
                title={PRESSES[action].effect}
                onClick={() => act({ action })}
              >
                {PRESSES[action].name}
              </button>
            ),
          )}
        </div>
      )}
      {refused !== '' && (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
    </li>
  )
}
