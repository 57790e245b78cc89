import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MoneyOperation } from '#src/api/generated/types.ts'
import { sayMade } from '../say-made.ts'

/** The part of `useGatewayForm`'s result that is changed here. */
interface Sending {
  pending: boolean
  props: { onSubmit: (event: FormEvent) => Promise<void> }
}

/**
 * Puts the page of an order in place of the form that has made it (MONEY-44). That page may take a moment to load;
 * until then the form sends no more (MONEY-15).
 *
 * @returns `showOrder`, and `untilMade`, which makes the form refuse to send once its order is made
 */
export function useShowOrder(operation: MoneyOperation) {
  const navigate = useNavigate()
  const [isMade, setMade] = useState(false)
  return {
    showOrder: (path: string, inPage: boolean): void => {
      if (!inPage) return sayMade(operation)
      setMade(true)
      void navigate(path, { replace: true })
    },
    untilMade: <Form extends Sending>(form: Form): Form =>
      isMade ? { ...form, pending: true, props: { ...form.props, onSubmit: refuse } } : form,
  }
}

const refuse = async (event: FormEvent): Promise<void> => event.preventDefault()
