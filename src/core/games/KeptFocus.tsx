import { Component, createRef, type ReactNode } from 'react'
import { hasFocusRing } from '#src/ui/focus-ring.ts'

interface KeptFocusProps {
  /** How many games the list has: where some of them go, the focus may go with them. */
  count: number
  /** The list, or what stands in its place when it is empty. */
  children: ReactNode
}

/** Where the focus was before an update. */
interface Place {
  /** Index of the tile among those in the page. */
  at: number
  ring: boolean | undefined
}

/**
 * A list of games that can lose the one with the focus, as favourites do by their own heart: the focus goes to the heart
 * that takes its place, else to the last one, else to the button of the empty list. A component of the old kind, because
 * only those are asked before a change comes into the page; until games go, that costs a comparison of two numbers.
 */
export class KeptFocus extends Component<KeptFocusProps> {
  private readonly list = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ count }: KeptFocusProps): Place | null {
    const focused = document.activeElement
    if (this.props.count >= count || !focused || !this.list.current?.contains(focused)) return null
    const at = this.hearts().findIndex((heart) => heart.closest('li')?.contains(focused))
    return at < 0 ? null : { at, ring: hasFocusRing(focused) }
  }

  override componentDidUpdate(_props: KeptFocusProps, _state: unknown, place: Place | null): void {
    const focused = document.activeElement
    if (!place || (focused && focused !== document.body)) return
    const hearts = this.hearts()
    const next = hearts[place.at] ?? hearts[hearts.length - 1] ?? this.list.current?.querySelector('button')
    next?.focus({ preventScroll: true, focusVisible: place.ring })
  }

  override render() {
    return <div ref={this.list}>{this.props.children}</div>
  }

  private hearts(): HTMLElement[] {
    return [...(this.list.current?.querySelectorAll<HTMLElement>('li [aria-pressed]') ?? [])]
  }
}
