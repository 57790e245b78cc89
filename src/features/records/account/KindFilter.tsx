import ListFilter from 'lucide-react/icons/list-filter'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { TxCode } from '#src/api/generated/types.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import styles from './Account.module.css'
import { accountMessages as messages } from './account-messages.ts'

interface KindFilterProps {
  kinds: readonly TxCode[]
  /** Undefined for all kinds. */
  chosen: TxCode | undefined
  onChoose: (code: string | undefined) => void
}

/** Says which kind of booking is listed, and offers the others in a sheet (NAMED-27, GATEWAY-57). */
export function KindFilter({ kinds, chosen, onChoose }: KindFilterProps) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const choose = (code: string | undefined) => {
    setOpen(false)
    onChoose(code)
  }
  const all = intl.formatMessage(messages.allKinds)
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={<Icon icon={ListFilter} size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span dir="auto">{chosen?.label ?? all}</span>
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={intl.formatMessage(messages.kinds)}
        closeLabel={intl.formatMessage(commonMessages.close)}
      >
        <div className={styles.kinds}>
          <ChipRow wrap label={intl.formatMessage(messages.kinds)}>
            <Chip selected={chosen === undefined} onPress={() => choose(undefined)}>
              {all}
            </Chip>
            {kinds.map(({ code, label }) => (
              <Chip key={code} selected={code === chosen?.code} onPress={() => choose(code)}>
                {label}
              </Chip>
            ))}
          </ChipRow>
        </div>
      </Sheet>
    </>
  )
}
