import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type InputHTMLAttributes, useRef, useState } from 'react'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import styles from './SearchField.module.css'

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> & {
  label: string
  value: string
  onChange: (value: string) => void
  clearLabel: string
}

/**
 * The search pill. Clearing gives the focus back to the input. What is still being composed, as a syllable of Korean or
 * a word of Chinese before it is chosen, is shown and not told: nobody searches for half of it (I18N-01). Keyboards of
 * Android compose every word of every language until its end, so there each letter counts.
 */
export function SearchField({ label, value, onChange, clearLabel, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [composed, setComposed] = useState<string>()
  const tell = (text: string) => {
    setComposed(undefined)
    if (text !== value) onChange(text)
  }
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
        value={composed ?? value}
        onChange={({ currentTarget, nativeEvent }) => {
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
          if (isComposing && !isAndroid()) setComposed(currentTarget.value)
          else tell(currentTarget.value)
        }}
        onCompositionEnd={(event) => tell(event.currentTarget.value)}
      />
      {value === '' ? null : (
        <IconButton label={clearLabel} onClick={clear}>
          <Icon icon={X} />
        </IconButton>
      )}
    </div>
  )
}

const isAndroid = () => navigator.userAgent.includes('Android')
