import { useNavigate, useSearchParams } from 'react-router-dom'
import { categoryAction, type Category, type CategoryCode } from '#src/core/games/category/category.ts'
import { CategoryRow } from '#src/core/games/category/CategoryRow.tsx'
import { SearchPod } from '#src/core/games/SearchPod.tsx'
import { launchableProvider, type Launchable } from '#src/core/games/launch/launch.ts'
import type { Categories } from '#src/core/games/category/use-categories.ts'
import { useLaunch } from '#src/core/games/launch/use-launch.ts'
import { keptPlace } from '#src/core/routing/kept-place.ts'
import { paths } from '#src/core/routing/paths.ts'
import { TAB_PARAMETER } from './tab-parameter.ts'
import styles from './CategoryMenu.module.css'

/** The row of categories on home (CATS-04..10, CATS-13..17). */
export function CategoryMenu({ categories, chosen }: { categories: Categories; chosen: CategoryCode }) {
  const { list, ...state } = categories
  const { choose, launching } = useChooseCategory(list)
  return (
    <CategoryRow
      className={styles.menu}
      codes={list.map(({ code }) => code)}
      chosen={chosen}
      launching={launching}
      start={<SearchPod />}
      onChoose={choose}
      {...state}
    />
  )
}

function useChooseCategory(categories: Categories['list']) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { launch, isLaunching } = useLaunch()
  const choose = (code: CategoryCode) => {
    const category = categories.find((one) => one.code === code)
    if (!category) return
    if (categoryAction(category).kind === 'live') return void navigate(paths.live)
    const game = onlyGameOf(category)
    if (game) return launch(game)
    const next = new URLSearchParams(search)
    if (code === 'HOT') next.delete(TAB_PARAMETER)
    else next.set(TAB_PARAMETER, code)
    // A tab is a view of home, not a place: one step back leaves home from any of them.
    setSearch(next, { replace: true, state: keptPlace })
  }
  const launching = categories.find((category) => {
    const game = onlyGameOf(category)
    return game && isLaunching(game)
  })
  return { choose, launching: launching?.code }
}

/** What a category starts at once (CATS-16). */
function onlyGameOf(category: Category): Launchable | undefined {
  const action = categoryAction(category)
  return action.kind === 'launch' ? launchableProvider(action.provider, action.category) : undefined
}
