import { useEffect, useRef, type ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

interface Props {
  icon: IconName
  label: string
  /** What is chosen. */
  value?: string
  children: ReactNode
}

/** A button that opens choices below it. A choice closes them, and so do Escape and leaving them. */
export function Menu({ icon, label, value, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = menu.current
    if (!details) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const close = (): void => {
      details.open = false
      details.querySelector('summary')?.focus()
    }
    details.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    details.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('.item')) close()
      },
      { signal },
    )
    details.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && details.contains(relatedTarget))) details.open = false
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return (
    <details className="menu" name="menu" ref={menu}>
      <summary className="btn" aria-label={value === undefined ? label : `${label}: ${value}`}>
        <Icon name={icon} />
        <span className="txt">
          {label}
          {value !== undefined && (
            <>
              : <b>{value}</b>
            </>
          )}
        </span>
      </summary>
      <div className="pop" tabIndex={-1}>
        {children}
      </div>
    </details>
  )
}

/** One choice. */
export function Item({ name, note, onChoose }: { name: string; note: string; onChoose: () => void }) {
  return (
    <button type="button" className="item" onClick={onChoose}>
      <b>{name}</b>
      <small>{note}</small>
    </button>
  )
}
