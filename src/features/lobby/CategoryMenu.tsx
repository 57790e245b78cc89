import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { categoryAction, type CategoryCode } from '#src/core/games/category.ts'
import { CategoryRow } from '#src/core/games/CategoryRow.tsx'
import { launchableVendor } from '#src/core/games/launch.ts'
import type { Categories } from '#src/core/games/use-categories.ts'
import { useLaunch } from '#src/core/games/use-launch.ts'
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
      onChoose={choose}
      {...state}
    />
  )
}

function useChooseCategory(categories: Categories['list']) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { launch, launching } = useLaunch()
  const [launched, setLaunched] = useState<CategoryCode>()
  const choose = (code: CategoryCode) => {
    const category = categories.find((one) => one.code === code)
    if (!category) return
    const action = categoryAction(category)
    if (action.kind === 'live') return void navigate(paths.live)
    if (action.kind === 'launch') {
      setLaunched(code)
      if (code !== 'HOT' && code !== 'FAV') launch(launchableVendor(action.vendor, code))
      return
    }
    const next = new URLSearchParams(search)
    if (code === 'HOT') next.delete(TAB_PARAMETER)
    else next.set(TAB_PARAMETER, code)
    // A tab is a view of home, not a place: one step back leaves home from any of them.
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  // One vendor can stand in several categories; the one that was tapped waits.
  return { choose, launching: launching === undefined ? undefined : launched }
}
