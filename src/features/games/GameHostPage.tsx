import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { VendorCategory } from '#src/core/games/category.ts'
import { categoryIcons } from '#src/core/games/category-icons.ts'
import { categoryNames } from '#src/core/games/category-messages.ts'
import { useCategories } from '#src/core/games/use-categories.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ChipRow } from '#src/ui/ChipRow.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { GameBrowser } from './GameBrowser.tsx'
import { listMessages } from './list-messages.ts'
import { DEFAULT_GAME_TYPE, type ListQuery } from './list-query.ts'
import { hostCategories } from './host-categories.ts'
import { useListQuery } from './use-list-query.ts'
import styles from './GameHostPage.module.css'

/** All other games: the category menu with the list of the chosen category (NAMED-21, GAP-112). */
export function GameHostPage() {
  const [read, change] = useListQuery()
  const categories = hostCategories(useCategories().list)
  const isOffered = categories.length === 0 || categories.includes(read.gameType)
  const query: ListQuery = isOffered ? read : { ...read, gameType: DEFAULT_GAME_TYPE }
  return (
    <>
      <CategoryChips
        categories={categories}
        chosen={query.gameType}
        onChoose={(gameType) => change({ gameType, name: '' })}
      />
      <GameBrowser query={query} onChange={change} />
    </>
  )
}

interface CategoryChipsProps {
  categories: readonly VendorCategory[]
  chosen: VendorCategory
  onChoose: (category: VendorCategory) => void
}

function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const intl = useIntl()
  const row = useRef<HTMLElement>(null)
  const isPending = categories.length === 0
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen, isPending])
  return (
    <nav ref={row} className={styles.menu} aria-label={intl.formatMessage(listMessages.categories)}>
      <ChipRow label={intl.formatMessage(listMessages.categories)}>
        {categories.map((code) => (
          <Chip
            key={code}
            selected={code === chosen}
            icon={<Icon icon={categoryIcons[code]} size={16} />}
            onPress={() => onChoose(code)}
          >
            {intl.formatMessage(categoryNames[code])}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  )
}
