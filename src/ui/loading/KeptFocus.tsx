import { Component, createRef, type ReactNode } from 'react'
import { hasFocusRing } from '#src/ui/styles/focus-ring.ts'

interface KeptFocusProps {
  /** The list, or what stands in its place when it is empty, and the button for more. */
  children: ReactNode
}

/** What of an entry can have the focus. */
const CONTROL = 'a, button:not(:disabled), input:not(:disabled)'

/** Where the focus was before an update, and what takes its place. */
interface Place {
  /** Index of the entry among those in the page. */
  at: number
  /** What of the entry. */
  part: typeof CONTROL | '[aria-pressed]'
  ring: boolean | undefined
}

/**
 * A list that can lose what has the focus. A favourite leaves by its own heart: the focus goes to the heart that takes
 * its place, else to the last one, else to the button of the empty list. The button for more leaves with the last page:
 * the focus goes to the first entry that came, which a screen reader then reads out. A component of the old kind,
 * because only those are asked before a change comes into the page. It asks before every change: an entry may go while
 * as many are there as before, because another one moved up from the next page.
 */
export class KeptFocus extends Component<KeptFocusProps> {
  private readonly list = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): Place | null {
    const focused = document.activeElement
    if (!focused || !this.list.current?.contains(focused)) return null
    const entries = this.entries()
    const at = entries.findIndex((entry) => entry.contains(focused))
    const ring = hasFocusRing(focused)
    return at < 0 ? { at: entries.length, part: CONTROL, ring } : { at, part: '[aria-pressed]', ring }
  }

  override componentDidUpdate(_props: KeptFocusProps, _state: unknown, place: Place | null): void {
    const focused = document.activeElement
    if (!place || (focused && focused !== document.body)) return
    const entries = this.entries()
    const entry = entries[place.at] ?? entries[entries.length - 1]
    const next = entry ? (controlOf(entry, place.part) ?? entry) : this.list.current?.querySelector('button')
    // An entry that is no button is read as well, and Tab goes on from there.
    if (next && next === entry) next.tabIndex = -1
    next?.focus({ preventScroll: true, focusVisible: place.ring })
  }

  override render() {
    return <div ref={this.list}>{this.props.children}</div>
  }

  /** Without those that only keep the room of what is not drawn yet. */
  private entries(): HTMLElement[] {
    return [...(this.list.current?.querySelectorAll<HTMLElement>('li:not([aria-hidden])') ?? [])]
  }
}

const controlOf = (entry: HTMLElement, part: string): HTMLElement | null =>
  entry.querySelector<HTMLElement>(part) ?? entry.querySelector<HTMLElement>(CONTROL)
