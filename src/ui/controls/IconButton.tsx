import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import type { RenderLink } from './RenderLink.ts'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import styles from './IconButton.module.css'

interface Look {
  /** The name of the action; the picture alone says nothing to a screen reader. */
  label: string
  /** `plain` has no background, `round` is for surfaces, `art` floats on a picture. */
  variant?: 'plain' | 'round' | 'art'
  /** A dot of the brand: something is set behind this button. Say what in the label. */
  dot?: boolean
  /** The icon, 22 px where nothing speaks against it. */
  children: ReactNode
}
type IconButtonProps = Look &
  (
    | (Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> & { ref?: Ref<HTMLButtonElement>; render?: undefined })
    | { render: RenderLink; className?: string }
  )

/** A square target of 44 px with one icon. */
export function IconButton(props: IconButtonProps) {
  if (props.render) {
    const { render, label, variant, dot, children, className } = props
    const content = (
      <>
        {children}
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    )
    return render({ className: classNames(lookClass(variant, dot), className), children: content })
  }
  const { label, variant, dot, children, className, type = 'button', render: _render, ...button } = props
  return (
    <button {...button} type={type} aria-label={label} className={classNames(lookClass(variant, dot), className)}>
      {children}
    </button>
  )
}

function lookClass(variant: Look['variant'] = 'plain', dot = false): string {
  return classNames(styles.button, styles[variant], dot && styles.dot)
}
