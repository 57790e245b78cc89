import type { ReactNode } from 'react'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { useChatState } from './chat-state.ts'
import { useLaunchChat } from './launch-chat.ts'

interface ChatLinkProps {
  /** The chat for everybody, which needs no account: an address that the link gate has let pass. */
  href: string
  className?: string | undefined
  children: ReactNode
  /** The layer around is left. */
  onLeave?: () => void
}

/**
 * An entry to the chat. Who has a chat of their own gets that, by the one hook for it, and a trial account is refused
 * there (CHAT-07). Everybody else gets the chat for everybody: who cannot log in needs it most.
 */
export function ChatLink({ href, className, children, onLeave }: ChatLinkProps) {
  const state = useChatState()
  const launch = useLaunchChat()
  if (state !== 'open' && state !== 'refused') {
    return (
      <ExternalLink className={className} href={href} onClick={onLeave}>
        {children}
      </ExternalLink>
    )
  }
  const open = () => {
    onLeave?.()
    launch()
  }
  return (
    <button type="button" className={className} onClick={open}>
      {children}
    </button>
  )
}
