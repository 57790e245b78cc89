import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import type { HelpSection } from '#src/api/generated/types.ts'
import { clearSearchMessage } from '#src/core/forms/clear-search-message.ts'
import { isFirstKey } from '#src/core/routing/entry-key.ts'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { askedPlace } from './asked-place.ts'
import { findInHelp, indexOfHelp } from './find-in-help.ts'
import { HelpSectionItem } from './HelpSectionItem.tsx'
import { helpMessages as messages } from './help-messages.ts'
import styles from './HelpPage.module.css'

/** The accordion of the help centre, with what the address asks for open, and a search in all texts (HELP-01..05). */
export function HelpContents({ sections }: { sections: readonly HelpSection[] }) {
  const intl = useIntl()
  const [query] = useSearchParams()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const isSearching = wanted.trim() !== ''
  // Not before somebody searches: every text is read for it.
  const index = useMemo(() => (isSearching ? indexOfHelp(sections) : []), [isSearching, sections])
  const matches = findInHelp(index, wanted)
  const asked = askedPlace(query, sections)
  const askedButton = useAskedButton()
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={intl.formatMessage(messages.search)}
          clearLabel={intl.formatMessage(clearSearchMessage)}
          value={search}
          // bound: no call takes it, the page searches by itself
          maxLength={60}
          onChange={setSearch}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{matches ? intl.formatMessage(messages.found, { count: matches.size }) : ''}</span>
      </VisuallyHidden>
      {matches?.size === 0 ? (
        <StateView
          kind="empty"
          title={intl.formatMessage(messages.noneTitle)}
          text={intl.formatMessage(messages.noneText)}
        />
      ) : (
        <ul>
          {sections.map((section, at) => {
            const found = matches?.get(at)
            if (matches && !found) return null
            return (
              // Sections may share a tag.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${section.tag} ${at} ${isSearching ? wanted : ''}`} className={styles.section}>
                <HelpSectionItem
                  number={at + 1}
                  section={section}
                  found={found}
                  asked={!matches && asked?.section === at ? asked : undefined}
                  askedButton={askedButton}
                />
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

/** The button of what the address asks for, which is brought into view and gets the focus, but not on the way back. */
function useAskedButton() {
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // The first entry of a visit is a POP too.
  const isWayBack = useNavigationType() === 'POP' && !isFirstKey(key)
  useEffect(() => {
    if (isWayBack) return
    button.current?.scrollIntoView()
    button.current?.focus({ preventScroll: true })
  }, [isWayBack])
  return button
}
