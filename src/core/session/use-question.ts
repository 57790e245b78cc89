import type { DialogRequest } from '#src/core/toasts/toasts.ts'
import { useSingleFlight } from '#src/ui/controls/use-single-flight.ts'
import { askMember } from './ask-member.ts'

/**
 * Asks, and acts after a yes; once however often the button is tapped, also before the dialog is drawn. What fails has
 * been said by the query client.
 */
export function useQuestion(): (question: DialogRequest, act: () => Promise<unknown>) => Promise<void> {
  const singleFlight = useSingleFlight()
  return (question, act) =>
    singleFlight(async () => {
      if (await askMember(question)) await act().catch(() => undefined)
    })
}
