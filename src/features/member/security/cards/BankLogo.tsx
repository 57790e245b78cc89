import Landmark from 'lucide-react/icons/landmark'
import type { WithdrawBank } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'

interface BankLogoProps {
  bank: WithdrawBank
  /** Edge of the square, in px. */
  size: number
  className: string | undefined
}

/** The picture of a bank or wallet, or a sign for any bank. Decorative: the name stands beside it. */
export function BankLogo({ bank: { logoUrl }, size, className }: BankLogoProps) {
  return (
    <span className={className}>
      {logoUrl === undefined ? (
        <Icon icon={Landmark} size={22} />
      ) : (
        <Picture paths={[logoUrl]} width={size} height={size} />
      )}
    </span>
  )
}
