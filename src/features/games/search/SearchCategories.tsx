import { useIntl } from 'react-intl'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { categoryMessages, categoryNames } from '#src/core/games/category/category-messages.ts'
import type { Categories } from '#src/core/games/category/use-categories.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { useChosenInSight } from '#src/ui/motion/use-chosen-in-sight.ts'
import styles from './SearchCategories.module.css'

const PENDING_CHIPS = 4

interface SearchCategoriesProps extends Pick<Categories, 'isPending' | 'isFailed' | 'retry'> {
  /** Never empty, so that the row has its height from the start. */
  codes: readonly VendorCategory[]
  chosen: VendorCategory
  onChoose: (code: VendorCategory) => void
}

/** Where the search looks: a chip for each category of the visitor (CATS-02, GAP-32). The chosen one is in sight. */
export function SearchCategories(props: SearchCategoriesProps) {
  const { codes, chosen, onChoose, isPending, isFailed, retry } = props
  const intl = useIntl()
  const row = useChosenInSight(chosen, isPending)
  return (
    <div ref={row} className={styles.row} aria-busy={isPending || undefined}>
      <ChipRow label={intl.formatMessage(categoryMessages.title)}>
        {codes.map((code) => (
          <Chip key={code} selected={code === chosen} onPress={() => onChoose(code)}>
            {intl.formatMessage(categoryNames[code])}
          </Chip>
        ))}
        {isPending ? <Skeleton shape="line" count={PENDING_CHIPS} className={styles.pending} /> : null}
        {isFailed ? (
          <Button variant="text" size="small" onClick={retry}>
            {intl.formatMessage(categoryMessages.retry)}
          </Button>
        ) : null}
      </ChipRow>
    </div>
  )
}
