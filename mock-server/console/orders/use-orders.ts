import { useRef, useState } from 'react'
import type { Control, Order, OrderStep } from '../control.ts'
import { usePolling } from '../use-polling.ts'

export interface LiveOrders {
  /** The latest first. */
  readonly orders: readonly Order[]
  /** `none`: nobody could tell; `gone`: the gateway does not answer. */
  readonly state: 'live' | 'none' | 'gone'
}

/** Follows the gateway's orders while the page is seen, and does something with one. */
export function useOrders(
  control: Control,
  paused: boolean,
): { live: LiveOrders; act: (step: OrderStep) => Promise<Order | undefined> } {
  const [live, setLive] = useState<LiveOrders>({ orders: [], state: 'live' })
  /** How much was done here, so that an answer from before does not undo what a later one has shown. */
  const done = useRef(0)

  usePolling(async (signal) => {
    const before = done.current
    const isOld = (): boolean => signal.aborted || done.current !== before
    try {
      const orders = await control.orders()
      if (!isOld()) setLive(orders ? { orders, state: 'live' } : { orders: [], state: 'none' })
    } catch {
      if (!isOld()) setLive((shown) => ({ ...shown, state: 'gone' }))
    }
  }, paused)

  const act = async (step: OrderStep): Promise<Order | undefined> => {
    const orders = await control.act(step)
    done.current += 1
    setLive({ orders, state: 'live' })
    return orders.find(({ orderNo }) => orderNo === step.orderNo)
  }
  return { live, act }
}
