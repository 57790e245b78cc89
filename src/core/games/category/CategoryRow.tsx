import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#src/ui/controls/Button.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { RowFrame } from '#src/ui/motion/RowFrame.tsx'
import { showFocusedItem, showInRow } from '#src/ui/motion/scroll-row-to.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import type { CategoryCode } from './category.ts'
import { categoryMessages } from './category-messages.ts'
import { CategoryPod } from './CategoryPod.tsx'
import type { Categories } from './use-categories.ts'
import styles from './CategoryRow.module.css'

const PENDING_PODS = 6

interface CategoryRowProps<Code extends CategoryCode> extends Pick<Categories, 'isPending' | 'isFailed' | 'retry'> {
  codes: readonly Code[]
  chosen: CategoryCode
  onChoose: (code: Code) => void
  /** The category whose only game is being started. */
  launching?: CategoryCode | undefined
  /** Stands before the row and does not scroll with it. */
  start?: ReactNode
  className?: string | undefined
}

/** Categories side by side under the finger; the chosen one is the lit lantern, and in sight. */
export function CategoryRow<Code extends CategoryCode>(props: CategoryRowProps<Code>) {
  const { codes, chosen, onChoose, launching, isPending, isFailed, retry, start, className } = props
  const intl = useIntl()
  const row = useRef<HTMLElement>(null)
  const current = useRef<HTMLButtonElement>(null)
  // The row starts at its beginning; to ask for the first one would only make the browser lay the page out twice.
  const [first] = codes
  const shown = useRef<CategoryCode>(undefined)
  useEffect(() => {
    if (!row.current || !current.current || (shown.current ?? first) === chosen) return
    shown.current = chosen
    showInRow(row.current, current.current)
  }, [chosen, first, isPending])
  return (
    <div className={classNames(styles.bar, className)}>
      {start}
      <RowFrame row={row} className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only follows the focus of its items */}
        <nav
          ref={row}
          className={styles.row}
          aria-label={intl.formatMessage(categoryMessages.title)}
          aria-busy={isPending || undefined}
          onFocus={showFocusedItem}
        >
          {codes.map((code) => (
            <button
              key={code}
              ref={code === chosen ? current : undefined}
              type="button"
              className={styles.entry}
              aria-current={code === chosen ? 'true' : undefined}
              aria-busy={code === launching || undefined}
              onClick={() => onChoose(code)}
            >
              <CategoryPod code={code} />
            </button>
          ))}
          {isPending ? <Skeleton shape="pod" count={PENDING_PODS} className={styles.skeleton} /> : null}
          {isFailed ? (
            <Button variant="text" onClick={retry}>
              {intl.formatMessage(categoryMessages.retry)}
            </Button>
          ) : null}
        </nav>
      </RowFrame>
    </div>
  )
}
