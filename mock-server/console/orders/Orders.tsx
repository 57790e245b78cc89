import type { Control, Order, OrderStep } from '../control.ts'
import type { Door } from '../door.ts'
import { AccountKnobs } from './AccountKnobs.tsx'
import { isOpen } from '#mock/state/money/order-steps.ts'
import { stateOf } from './order-words.ts'
import { OrderRow } from './OrderRow.tsx'
import type { LiveOrders } from './use-orders.ts'

/** Older ones are no longer at hand. */
const MOST_ORDERS = 50

const NONE: Record<Door, string> = {
  stub: '',
  prism: 'Prism alone answers with examples and keeps no orders.',
  browser: 'The gateway lives in a page of the site. Open the site, and its orders appear here.',
}
const GONE = 'The gateway does not answer.'

interface Props {
  door: Door
  control: Control
  live: LiveOrders
  who: string | undefined
  onAct: (step: OrderStep) => Promise<Order | undefined>
  onSay: (words: string) => void
}

/** The orders of every account, and what operator, bank and provider do with them. */
export function Orders({ door, control, live: { orders, state }, who, onAct, onSay }: Props) {
  const act = async (step: OrderStep): Promise<void> => {
    const order = await onAct(step)
    if (order) onSay(`${order.orderNo}: ${stateOf(order).words}`)
  }
  if (state === 'none')
    return (
      <section className="orders" aria-label="Orders">
        <h2>Orders</h2>
        <p className="none">{NONE[door]}</p>
      </section>
    )
  return (
    <section className="orders" aria-label="Orders">
      <div className="split">
        <div>
          <div className="title">
            <h2>Orders</h2>
            <span className="muted">
              {orders.length > 0 && `${orders.length} · ${orders.filter(isOpen).length} open`}
              {state === 'gone' && ` ${GONE}`}
            </span>
          </div>
          <p className="about">You are operator, bank and provider. The page of the member follows within seconds.</p>
          {orders.length === 0 ? (
            <p className="none">No order yet. Order a deposit or a withdrawal on the site, and it appears here.</p>
          ) : (
            <ol>
              {orders.slice(0, MOST_ORDERS).map((order) => (
                <OrderRow key={order.orderNo} order={order} onAct={act} />
              ))}
            </ol>
          )}
          {orders.length > MOST_ORDERS && <p className="none">These are the latest {MOST_ORDERS}.</p>}
        </div>
        <AccountKnobs key={who} {...{ control, who, onSay }} />
      </div>
    </section>
  )
}
