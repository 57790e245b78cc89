import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { RenderLink } from './RenderLink.ts'
import styles from './Row.module.css'

type RowProps = {
  /** 40 px square: an icon or a picture. */
  picture?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** Before the arrow: a count, an amount, a button when the row itself is none. */
  end?: ReactNode
} & ({ onPress?: undefined; render?: RenderLink | undefined } | { onPress: () => void; render?: undefined })

/** One line of a list: static, or with `onPress` a button, or with `render` a link. */
export function Row({ picture, title, detail, end, onPress, render }: RowProps) {
  const content = (
    <>
      {picture === undefined ? null : <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </span>
      {end === undefined ? null : <span className={styles.end}>{end}</span>}
      {onPress || render ? <Icon icon={ChevronRight} size={16} directional className={styles.arrow} /> : null}
    </>
  )
  return <li className={styles.item}>{wrap(content, { onPress, render })}</li>
}

function wrap(content: ReactNode, { onPress, render }: Pick<RowProps, 'onPress' | 'render'>): ReactNode {
  const className = styles.row ?? ''
  if (render) return render({ className, children: content })
  if (onPress)
    return (
      <button type="button" className={className} onClick={onPress}>
        {content}
      </button>
    )
  return <div className={className}>{content}</div>
}
