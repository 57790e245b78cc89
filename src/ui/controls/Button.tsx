import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '#src/ui/styles/class-names.ts'
import type { RenderLink } from './RenderLink.ts'
import { Spinner } from '#src/ui/loading/Spinner.tsx'
import styles from './Button.module.css'

interface Look {
  /** At most one `primary` per view, the deposit lantern aside. */
  variant?: 'primary' | 'tonal' | 'line' | 'text'
  size?: 'regular' | 'small' | 'wide'
  /** Before the text. */
  icon?: ReactNode
  /** After the text. */
  iconEnd?: ReactNode
  children: ReactNode
}

type AsButton = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> & {
    /** Shows a spinner, keeps the focus and ignores presses. */
    pending?: boolean
    ref?: Ref<HTMLButtonElement>
    render?: undefined
  }
type AsRendered = Look & { render: RenderLink; className?: string }

export type ButtonProps = AsButton | AsRendered

/** A button, or with `render` a link that looks like one. */
export function Button(props: ButtonProps) {
  if (props.render) {
    const { render, className, ...look } = props
    return render({ className: classNames(lookClass(look), className), children: <Content {...look} /> })
  }
  return <NativeButton {...props} />
}

function NativeButton(props: AsButton) {
  const {
    variant,
    size,
    icon,
    iconEnd,
    children,
    className,
    pending = false,
    onClick,
    type = 'button',
    render: _render,
    ...button
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...button}
      type={type}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || button['aria-disabled']}
      className={classNames(lookClass({ variant, size }), className)}
    >
      <Content icon={pending ? <Spinner /> : icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </button>
  )
}

function Content({ icon, iconEnd, children }: Pick<Look, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <>
      {icon}
      <span className={styles.label}>{children}</span>
      {iconEnd}
    </>
  )
}

function lookClass({ variant = 'tonal', size = 'regular' }: Pick<Look, 'variant' | 'size'>): string {
  return classNames(styles.button, styles[variant], styles[size])
}
