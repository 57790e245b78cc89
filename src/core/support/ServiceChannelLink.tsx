import type { ReactNode } from 'react'
import { ChatLink } from '#src/core/chat/ChatLink.tsx'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import type { ServiceChannel } from './customer-service.ts'

interface ServiceChannelLinkProps {
  channel: ServiceChannel
  className?: string | undefined
  children: ReactNode
  /** The layer around is left. */
  onLeave?: () => void
}

/** A way to customer service: the messenger is a link, the chat opens as every chat does (SHELL-69, CHAT-03). */
export function ServiceChannelLink({ channel: { title, url }, className, children, onLeave }: ServiceChannelLinkProps) {
  if (title === 'CS') {
    return (
      <ChatLink className={className} href={url} onLeave={onLeave}>
        {children}
      </ChatLink>
    )
  }
  return (
    <ExternalLink className={className} href={url} onClick={onLeave}>
      {children}
    </ExternalLink>
  )
}
