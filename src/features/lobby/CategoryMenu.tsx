import { defineMessages, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { categoryAction, type CategoryCode } from '#src/core/games/category.ts'
import { CategoryRow } from '#src/core/games/CategoryRow.tsx'
import { launchableVendor } from '#src/core/games/launch.ts'
import type { Categories } from '#src/core/games/use-categories.ts'
import { useLaunch } from '#src/core/games/use-launch.ts'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { TAB_PARAMETER } from './tab-parameter.ts'
import styles from './CategoryMenu.module.css'

const messages = defineMessages({
  retry: {
    id: 'lobby.categories.retry',
    defaultMessage: 'Load the categories again',
    description: 'Button in the category menu after the categories failed to load',
  },
})

/** The row of categories on home (CATS-04..10, CATS-13..17). */
export function CategoryMenu({ categories, chosen }: { categories: Categories; chosen: CategoryCode }) {
  const intl = useIntl()
  const { choose, launching } = useChooseCategory(categories.list)
  return (
    <CategoryRow
      className={styles.menu}
      codes={categories.list.map(({ code }) => code)}
      chosen={chosen}
      launching={launching}
      isPending={categories.isPending}
      onChoose={choose}
    >
      {categories.isFailed ? (
        <Button variant="text" onClick={categories.retry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      ) : null}
    </CategoryRow>
  )
}

function useChooseCategory(categories: Categories['list']) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { launch, launching } = useLaunch()
  const choose = (code: CategoryCode) => {
    const category = categories.find((one) => one.code === code)
    if (!category) return
    const action = categoryAction(category)
    if (action.kind === 'live') return void navigate(paths.live)
    if (action.kind === 'launch') {
      if (code !== 'HOT' && code !== 'FAV') launch(launchableVendor(action.vendor, code))
      return
    }
    const next = new URLSearchParams(search)
    if (code === 'HOT') next.delete(TAB_PARAMETER)
    else next.set(TAB_PARAMETER, code)
    // A tab is a view of home, not a place: one step back leaves home from any of them.
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  // A category of one vendor starts its game; others never wait for one.
  const waiting = categories.find(({ vendors: [only] }) => only && (only.nodeId ?? only.vassalage) === launching)
  return { choose, launching: waiting?.code }
}
