import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type InputHTMLAttributes, useRef } from 'react'
import { Icon } from '../display/Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import styles from './SearchField.module.css'

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> & {
  label: string
  value: string
  onChange: (value: string) => void
  clearLabel: string
}

/** The search pill. Clearing gives the focus back to the input. */
export function SearchField({ label, value, onChange, clearLabel, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <div className={styles.pill} role="search">
      <Icon icon={Search} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        {...input}
        ref={field}
        type="search"
        aria-label={label}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value === '' ? null : (
        <IconButton label={clearLabel} onClick={clear}>
          <Icon icon={X} />
        </IconButton>
      )}
    </div>
  )
}
