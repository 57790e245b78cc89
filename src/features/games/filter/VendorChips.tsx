import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useIntl } from 'react-intl'
import type { Vendor } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { useChosenInSight } from '#src/ui/motion/use-chosen-in-sight.ts'
import { listMessages as messages } from './list-messages.ts'
import styles from './VendorChips.module.css'

interface VendorChipsProps {
  vendors: readonly Vendor[]
  /** Code of the chosen vendor; '' for all. */
  chosen: string
  isPending: boolean
  onChoose: (vendor: string) => void
  onShowAll: () => void
}

/** The vendor filter of a list: one row of makers, and the way to all of them at a glance. */
export function VendorChips({ vendors, chosen, isPending, onChoose, onShowAll }: VendorChipsProps) {
  const intl = useIntl()
  const row = useChosenInSight(chosen, isPending)
  return (
    <div ref={row} className={styles.row} aria-busy={isPending || undefined}>
      <IconButton
        className={styles.all}
        label={intl.formatMessage(messages.chooseMaker)}
        aria-haspopup="dialog"
        onClick={onShowAll}
      >
        <Icon icon={LayoutGrid} />
      </IconButton>
      <ChipRow label={intl.formatMessage(messages.makers)}>
        {isPending ? (
          <Skeleton shape="line" count={5} className={styles.pending} />
        ) : (
          <>
            <Chip selected={chosen === ''} onPress={() => onChoose('')}>
              {intl.formatMessage(messages.allMakers)}
            </Chip>
            {vendors.map(({ vassalage, displayName, iconUrl }) => (
              <Chip
                key={vassalage}
                selected={chosen === vassalage}
                icon={<Picture className={styles.logo} paths={[iconUrl]} width={20} height={20} />}
                onPress={() => onChoose(vassalage)}
              >
                <bdi>{displayName}</bdi>
              </Chip>
            ))}
          </>
        )}
      </ChipRow>
    </div>
  )
}
