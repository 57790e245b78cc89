import ListFilter from 'lucide-react/icons/list-filter'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import styles from './Account.module.css'
import type { Filter } from './use-filter.ts'

/** Says which entries a part of the account record lists, and offers others in a sheet (NAMED-27). */
export function EntryFilter({ title, all, choices, chosen, choose }: Filter) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const press = (value: string | undefined) => {
    setOpen(false)
    choose(value)
  }
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={<Icon icon={ListFilter} size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span dir="auto">{chosen?.name ?? all}</span>
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={intl.formatMessage(commonMessages.close)}
      >
        <div className={styles.choices}>
          <ChipRow wrap label={title}>
            <Chip selected={chosen === undefined} onPress={() => press(undefined)}>
              {all}
            </Chip>
            {choices.map(({ value, name }) => (
              <Chip key={value} selected={value === chosen?.value} onPress={() => press(value)}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        </div>
      </Sheet>
    </>
  )
}
