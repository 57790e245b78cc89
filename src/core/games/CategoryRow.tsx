import { type ReactNode, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '#src/ui/class-names.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { CategoryCode } from './category.ts'
import { categoryMessages } from './category-messages.ts'
import { CategoryPod } from './CategoryPod.tsx'
import styles from './CategoryRow.module.css'

const PENDING_PODS = 6

interface CategoryRowProps<Code extends CategoryCode> {
  codes: readonly Code[]
  chosen: CategoryCode
  onChoose: (code: Code) => void
  /** The category whose only game is being started. */
  launching?: CategoryCode | undefined
  /** More of them are under way. */
  isPending: boolean
  className?: string | undefined
  /** After the categories: what to do when they did not load. */
  children?: ReactNode
}

/** Categories side by side under the finger; the chosen one is the lit lantern, and in view. */
export function CategoryRow<Code extends CategoryCode>(props: CategoryRowProps<Code>) {
  const { codes, chosen, onChoose, launching, isPending, className, children } = props
  const intl = useIntl()
  const current = useRef<HTMLButtonElement>(null)
  // The row starts at its beginning; to ask for the first one would only make the browser lay the page out twice.
  const [first] = codes
  const inView = useRef<CategoryCode>(undefined)
  useEffect(() => {
    if (!current.current || (inView.current ?? first) === chosen) return
    inView.current = chosen
    current.current.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen, first, isPending])
  return (
    <nav
      className={classNames(styles.row, className)}
      aria-label={intl.formatMessage(categoryMessages.title)}
      aria-busy={isPending || undefined}
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
      {children}
    </nav>
  )
}
