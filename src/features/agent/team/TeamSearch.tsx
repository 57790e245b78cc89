import { useIntl } from 'react-intl'
import { listSubordinatesNameMaxLength } from '#src/api/generated/bounds.ts'
import { clearSearchMessage } from '#src/core/forms/clear-search-message.ts'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { useDelayedText } from '#src/ui/loading/use-delayed-text.ts'
import { teamMessages as messages } from './team-messages.ts'
import { tidyTeamName } from './team-query.ts'

/** The search box of a list of members; what is typed counts 400 ms after the last key. */
export function TeamSearch({ name, onName }: { name: string; onName: (name: string) => void }) {
  const intl = useIntl()
  const [text, setText] = useDelayedText(name, tidyTeamName, onName)
  return (
    <SearchField
      label={intl.formatMessage(messages.search)}
      clearLabel={intl.formatMessage(clearSearchMessage)}
      maxLength={listSubordinatesNameMaxLength}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={text}
      onChange={setText}
    />
  )
}
