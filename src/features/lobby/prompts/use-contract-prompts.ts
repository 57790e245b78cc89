import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { defineMessages } from 'react-intl'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { getConsolidatedSettingsQuery } from '#src/api/generated/system.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { isExemptFromContracts } from '#src/core/account/account-type.ts'
import { contractPaths, waitingContracts, type ContractField } from '#src/core/account/contract-requests.ts'
import { askMember } from '#src/core/session/ask-member.ts'
import { getSession, type Session } from '#src/core/session/session.ts'
import { untilNoLayer } from '#src/ui/layers/until-no-layer.ts'

const messages = defineMessages({
  daily: {
    id: 'lobby.contract.daily',
    defaultMessage: 'Your agent offers you a daily wage.',
    description: 'Title of the dialog that tells a member of a contract which waits for an answer',
  },
  dividend: {
    id: 'lobby.contract.dividend',
    defaultMessage: 'Your agent offers you a share of the dividend.',
    description: 'Title of the dialog that tells a member of a contract which waits for an answer',
  },
  hourly: {
    id: 'lobby.contract.hourly',
    defaultMessage: 'Your agent offers you an hourly wage.',
    description: 'Title of the dialog that tells a member of a contract which waits for an answer',
  },
  read: {
    id: 'lobby.contract.read',
    defaultMessage: 'Read the offer',
    description: 'Button that opens the contract',
  },
})

const titles = {
  dailysalreqtype: messages.daily,
  divtypecompperiodreq: messages.dividend,
  contracthoursalreq: messages.hourly,
} satisfies Record<ContractField, object>

/** The header of home asks who is signed in too, and this comes after it; its answer is not old yet. */
const JUST_ASKED_MS = 10_000

/**
 * At home, who is signed in is asked for first, and then whether contracts of their agent wait (HOME-01, HOME-02,
 * GAP-13). Neither keeps anybody from playing: a failure is passed over and asked again at the next visit, and a
 * question waits for menus and dialogs to be closed.
 */
export function useContractPrompts(session: Session | undefined, ready: boolean): void {
  const client = useQueryClient()
  const token = session?.token
  const prompt = useEffectEvent(async (signal: AbortSignal) => {
    const member = await client.fetchQuery({ ...getMemberInfoQuery(), staleTime: JUST_ASKED_MS })
    if (isExemptFromContracts(member.type)) return
    const settings = await client.fetchQuery({ ...getConsolidatedSettingsQuery(), staleTime: 0 })
    for (const field of waitingContracts(settings)) {
      await untilNoLayer(signal)
      if (getSession()?.token !== token) return
      const wants = await askMember({ title: titles[field], cancel: commonMessages.later, submit: messages.read })
      if (wants) return goTo(contractPaths[field])
    }
  })
  useEffect(() => {
    const home = new AbortController()
    // The query client has told whoever has to know.
    if (token !== undefined && ready) void prompt(home.signal).catch(() => undefined)
    return () => home.abort()
  }, [token, ready])
}
