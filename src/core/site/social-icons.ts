import Headset from 'lucide-react/icons/headset'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessageCircleMore from 'lucide-react/icons/message-circle-more'
import MessageSquare from 'lucide-react/icons/message-square'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Send from 'lucide-react/icons/send'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import Bell from 'lucide-react/icons/bell'
import type { LucideIcon } from 'lucide-react'
import type { SocialKind } from './social-links.ts'

/** No trade marks are drawn: the name beside each says where it leads. */
export const socialIcons: Readonly<Record<SocialKind, LucideIcon>> = {
  TELEGRAM: Send,
  LIVECHAT: Headset,
  FACEBOOK: ThumbsUp,
  WHATSAPP: MessageCircle,
  LINE: MessageSquare,
  ZALO: MessageCircleMore,
  WECHAT: MessagesSquare,
  QQ: Bell,
}
