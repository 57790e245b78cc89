import History from 'lucide-react/icons/history'
import X from 'lucide-react/icons/x'
import { useIntl } from 'react-intl'
import { KeptFocus } from '#src/ui/loading/KeptFocus.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { searchMessages as messages } from './search-messages.ts'
import styles from './SearchRecords.module.css'

interface SearchRecordsProps {
  records: readonly string[]
  onSearch: (name: string) => void
  onRemove: (name: string) => void
}

/** What was searched for before; a tap searches again, the cross forgets it (LIST-39, LIST-41). */
export function SearchRecords({ records, onSearch, onRemove }: SearchRecordsProps) {
  const intl = useIntl()
  if (records.length === 0) return null
  return (
    <section>
      <h3>{intl.formatMessage(messages.records)}</h3>
      <KeptFocus>
        <ul className={styles.records}>
          {records.map((name) => (
            <li key={name} className={styles.record}>
              <button type="button" className={styles.name} onClick={() => onSearch(name)}>
                <Icon icon={History} size={16} />
                <bdi>{name}</bdi>
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={intl.formatMessage(messages.removeRecord, { name })}
                onClick={() => onRemove(name)}
              >
                <Icon icon={X} size={16} />
              </button>
            </li>
          ))}
        </ul>
      </KeptFocus>
    </section>
  )
}
