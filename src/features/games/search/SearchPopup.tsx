import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { listGamesGameNameMaxLength } from '#src/api/generated/bounds.ts'
import { clearSearchMessage } from '#src/core/forms/clear-search-message.ts'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { searchGamesMessage } from '#src/core/games/search-games-message.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { DEFAULT_GAME_TYPE } from '#src/core/games/category/game-list-path.ts'
import { tidyName } from '../filter/list-query.ts'
import { searchMessages as messages } from './search-messages.ts'
import { SearchRecords } from './SearchRecords.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SearchStart } from './SearchStart.tsx'
import { useSearchRecords } from './search-records.ts'
import { TypedMatches } from './TypedMatches.tsx'
import styles from './SearchPopup.module.css'

/** The search: its box and history, popular and recent games, then what was found (LIST-38..46). */
export function SearchPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(searchGamesMessage)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <SearchContent />
    </Sheet>
  )
}

/** Whether the focus in a field brings up a keyboard, which hides half of the sheet. */
const hasKeyboardOnScreen = () => window.matchMedia('(pointer: coarse)').matches

/** Lives inside the sheet, so each opening begins anew, in slots; another name is searched in the chosen category. */
function SearchContent() {
  const intl = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [category, setCategory] = useState<VendorCategory>(DEFAULT_GAME_TYPE)
  const { records, add, remove } = useSearchRecords()
  const field = () => form.current?.querySelector('input')
  useEffect(() => {
    field()?.focus()
  }, [])
  const search = (wanted: string) => {
    const tidy = tidyName(wanted)
    setText(tidy)
    setName(tidy)
    add(tidy)
    form.current?.scrollIntoView({ block: 'nearest' })
    // The keyboard of a phone would lie over what is found.
    if (hasKeyboardOnScreen()) field()?.blur()
    else field()?.focus()
  }
  const forget = (record: string) => {
    remove(record)
    if (records.length > 1) return
    // The last one takes its button with it, and there is no other.
    if (hasKeyboardOnScreen()) form.current?.focus()
    else field()?.focus()
  }
  const type = (next: string) => {
    setText(next)
    if (next === '') setName('')
  }
  const clear = () => {
    type('')
    field()?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    search(text)
  }
  const isNew = text !== '' && tidyName(text) !== name
  return (
    <div className={styles.content}>
      <form ref={form} tabIndex={-1} onSubmit={submit} className={styles.form}>
        <SearchField
          label={intl.formatMessage(searchGamesMessage)}
          clearLabel={intl.formatMessage(clearSearchMessage)}
          maxLength={listGamesGameNameMaxLength}
          value={text}
          onChange={type}
        />
        {isNew ? (
          // submit: the results say by themselves what failed.
          <Button type="submit" variant="text" size="small" className={styles.submit}>
            {intl.formatMessage(messages.submit)}
          </Button>
        ) : null}
      </form>
      {name ? (
        <div className={classNames(isNew && styles.old)}>
          <SearchResults name={name} category={category} onChoose={setCategory} onClear={clear} />
        </div>
      ) : (
        <TypedMatches text={text}>
          <SearchRecords records={records} onSearch={search} onRemove={forget} />
          <SearchStart />
        </TypedMatches>
      )}
    </div>
  )
}
