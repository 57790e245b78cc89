import { useEffect, useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { categoryAction, type Category, type CategoryCode } from '#src/core/games/category.ts'
import { CategoryPod } from '#src/core/games/CategoryPod.tsx'
import { launchableVendor } from '#src/core/games/launch.ts'
import { useLaunch } from '#src/core/games/use-launch.ts'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { Categories } from '#src/core/games/use-categories.ts'
import { TAB_PARAMETER } from './tab-parameter.ts'
import styles from './CategoryMenu.module.css'

const PENDING_PODS = 6

const messages = defineMessages({
  label: {
    id: 'lobby.categories.label',
    defaultMessage: 'Categories',
    description: 'Name of the category menu for screen readers',
  },
  retry: {
    id: 'lobby.categories.retry',
    defaultMessage: 'Load the categories again',
    description: 'Button in the category menu after the categories failed to load',
  },
})

/** The row of categories; the chosen one is the lit lantern (CATS-04..10, CATS-13..17). */
export function CategoryMenu({ categories, chosen }: { categories: Categories; chosen: CategoryCode }) {
  const intl = useIntl()
  const { choose, isLaunching } = useChooseCategory()
  const current = useRef<HTMLButtonElement>(null)
  // The row starts at its beginning, where HOT stands; to ask for it would only make the browser lay the page out twice.
  const inView = useRef<CategoryCode>('HOT')
  useEffect(() => {
    if (inView.current === chosen) return
    inView.current = chosen
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <nav
      className={styles.menu}
      aria-label={intl.formatMessage(messages.label)}
      aria-busy={categories.isPending || undefined}
    >
      {categories.list.map((category) => (
        <button
          key={category.code}
          ref={category.code === chosen ? current : undefined}
          type="button"
          className={styles.entry}
          aria-current={category.code === chosen ? 'true' : undefined}
          aria-busy={isLaunching(category) || undefined}
          onClick={() => choose(category)}
        >
          <CategoryPod code={category.code} />
        </button>
      ))}
      {categories.isPending ? <Skeleton shape="pod" count={PENDING_PODS} className={styles.skeleton} /> : null}
      {categories.isFailed ? (
        <Button variant="text" onClick={categories.retry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      ) : null}
    </nav>
  )
}

function useChooseCategory() {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { launch, launching } = useLaunch()
  const choose = (category: Category) => {
    const action = categoryAction(category)
    if (action.kind === 'live') return void navigate(paths.live)
    if (action.kind === 'launch') {
      if (category.code !== 'HOT' && category.code !== 'FAV') launch(launchableVendor(action.vendor, category.code))
      return
    }
    const next = new URLSearchParams(search)
    if (category.code === 'HOT') next.delete(TAB_PARAMETER)
    else next.set(TAB_PARAMETER, category.code)
    // A tab is a view of home, not a place: one step back leaves home from any of them.
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  /** A category of one vendor starts its game; others never wait for one. */
  const isLaunching = ({ vendors: [only] }: Category) => only && (only.nodeId ?? only.vassalage) === launching
  return { choose, isLaunching }
}
