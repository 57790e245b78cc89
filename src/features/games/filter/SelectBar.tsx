import Heart from 'lucide-react/icons/heart'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { startTransition, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { listGamesGameNameMaxLength } from '#src/api/generated/bounds.ts'
import { clearSearchMessage } from '#src/core/forms/clear-search-message.ts'
import { searchGamesMessage } from '#src/core/games/search-games-message.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { useSession } from '#src/core/session/session.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { FilterPanel, type PanelMode } from './FilterPanel.tsx'
import { listMessages as messages } from './list-messages.ts'
import {
  changeListQuery,
  countFilters,
  formatListQuery,
  tidyName,
  type ListQuery,
  type ListType,
} from './list-query.ts'
import { useDelayedText } from '#src/ui/loading/use-delayed-text.ts'
import type { ChangeList } from './use-list-query.ts'
import { useProviders } from './use-providers.ts'
import { ProviderChips } from './ProviderChips.tsx'
import styles from './SelectBar.module.css'

/** LIST-05: the parts that the bar always offers; the others show while an address has chosen them (GAP-21). */
const offered: readonly ListType[] = ['all', 'new', 'favourite']

/** Search box, favourites toggle and provider filter of a list; slots have a filter panel too (LIST-01, LIST-02). */
export function SelectBar({ query, onChange }: { query: ListQuery; onChange: ChangeList }) {
  const intl = useIntl()
  const { providers, isPending, isFailed, retry } = useProviders(query.gameType)
  const [panel, setPanel] = useState<PanelMode>()
  const filters = countFilters(query)
  const openPanel = (mode: PanelMode) => startTransition(() => setPanel(mode))
  return (
    <div className={styles.bar}>
      <div className={styles.tools}>
        <NameField name={query.name} onName={(name) => onChange({ name })} />
        {query.gameType === 'RNG' ? (
          <IconButton
            variant="round"
            label={intl.formatMessage(messages.filters, { count: filters })}
            dot={filters > 0}
            aria-haspopup="dialog"
            onClick={() => openPanel('filter')}
          >
            <Icon icon={SlidersHorizontal} size={22} />
          </IconButton>
        ) : null}
      </div>
      <PartChips query={query} onChoose={(type) => onChange({ type })} />
      {isPending || isFailed || providers.length > 1 ? (
        <ProviderChips
          providers={providers}
          chosen={query.vendor}
          isPending={isPending}
          isFailed={isFailed}
          onRetry={retry}
          onChoose={(vendor) => onChange({ vendor })}
          onShowAll={() => openPanel('provider')}
        />
      ) : null}
      <FilterPanel
        mode={panel ?? 'filter'}
        open={panel !== undefined}
        onClose={() => setPanel(undefined)}
        query={query}
        providers={providers}
      />
    </div>
  )
}

/** Where the name is typed; a key draws nothing else again. */
function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const intl = useIntl()
  const [text, setText] = useDelayedText(name, tidyName, onName)
  return (
    <SearchField
      label={intl.formatMessage(searchGamesMessage)}
      clearLabel={intl.formatMessage(clearSearchMessage)}
      maxLength={listGamesGameNameMaxLength}
      value={text}
      onChange={setText}
    />
  )
}

/** ALL and NEW, and FAV as a toggle (LIST-01, LIST-05). A visitor who wants favourites logs in first (FAV-03). */
function PartChips({ query, onChoose }: { query: ListQuery; onChoose: (type: ListType) => void }) {
  const { type } = query
  const intl = useIntl()
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const choose = (part: ListType) => {
    // What was asked for is there after the login.
    if (part === 'favourite' && !session)
      return void navigate(
        loginPath({ ...location, search: `?${formatListQuery(changeListQuery(query, { type: part }))}` }),
      )
    onChoose(part === type ? 'all' : part)
  }
  const parts = offered.includes(type) ? offered : [...offered, type]
  return (
    <ChipRow label={intl.formatMessage(messages.parts)}>
      {parts.map((part) => (
        <Chip
          key={part}
          selected={part === type}
          icon={part === 'favourite' ? <Icon icon={Heart} size={16} filled={part === type} /> : undefined}
          onPress={() => choose(part)}
        >
          {intl.formatMessage(messages[part])}
        </Chip>
      ))}
    </ChipRow>
  )
}
