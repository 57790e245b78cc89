import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import MessageCircle from 'lucide-react/icons/message-circle'
import QrCode from 'lucide-react/icons/qr-code'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { DepositMethod, DepositMethodCode } from '#src/api/generated/types.ts'
import { cashierMessages } from '../cashier-messages.ts'

/** Icon of each way to pay in; no trade marks are drawn. */
export const methodIcons: Readonly<Record<DepositMethodCode, LucideIcon>> = {
  MANUAL: Landmark,
  GATEWAY: CreditCard,
  ALIPAY: QrCode,
  QQ: WalletMinimal,
  WECHAT: MessageCircle,
}

/** What a way to pay, or one of its channels, says when it takes no payments. */
export function stateName(state: DepositMethod['state']): MessageDescriptor | undefined {
  if (state === 'MAINTENANCE') return cashierMessages.maintenance
  return state === 'CLOSED' ? cashierMessages.closed : undefined
}
