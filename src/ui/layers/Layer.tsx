import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '#src/ui/styles/class-names.ts'
import { hasFocusRing } from '#src/ui/styles/focus-ring.ts'
import { followLayers } from './back-button.ts'
import { hasLostFocus, noteOrigin, returnFocus, wrapTab } from './focus.ts'
import { hideBehind, isOverLayers, pushLayer, topLayer } from './layers.ts'
import { holdTouches, lockScroll } from './scroll-lock.ts'
import { usePresence } from './use-presence.ts'
import styles from './Layer.module.css'

/** SHELL-89 */
const MASK_GUARD_MS = 300

export interface LayerProps {
  open: boolean
  /** Asked for by Escape, the back button and a tap on the mask. */
  onClose: () => void
  /** False where only a button inside may close: the terms gate. */
  dismissible?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Id of the visible title, or `label` where there is none. */
  labelledBy?: string
  label?: string
  describedBy?: string | undefined
  /** Receives the focus; the panel itself without it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  place: 'bottom' | 'center' | 'end'
  panelRef?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * What sheet, dialog and drawer have in common: portal, mask, focus trap, Escape, still page behind, focus returned.
 * Built without the dialog element, which Safari has since 15.4 only. A layer is drawn in pieces, so that the tap that
 * opens it gets its answer first.
 */
export function Layer(props: LayerProps) {
  const wasOpen = useDeferredValue(props.open, false)
  const phase = usePresence(props.open && wasOpen)
  if (phase === 'closed') return null
  return createPortal(<OpenLayer {...props} closing={phase === 'closing'} />, document.body)
}

function OpenLayer({
  open,
  onClose,
  dismissible = true,
  role = 'dialog',
  labelledBy,
  label,
  describedBy,
  initialFocus,
  place,
  panelRef,
  children,
  closing,
}: LayerProps & { closing: boolean }) {
  const layer = useRef<HTMLDivElement>(null)
  const ownPanel = useRef<HTMLDivElement>(null)
  const panel = panelRef ?? ownPanel
  const openedAt = useRef(0)
  // To free the page and to give the focus back makes the browser lay it out: at the end, after the way out has begun.
  const holdsPage = useDeferredValue(open)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (topLayer() !== layer.current || !panel.current) return
    if (event.key === 'Tab') wrapTab(event, panel.current)
    if (event.key === 'Escape' && dismissible && !event.isComposing) {
      event.preventDefault()
      onClose()
    }
  })
  const onFocusIn = useEffectEvent((event: FocusEvent) => {
    const target = event.target
    if (topLayer() !== layer.current || !(target instanceof Element)) return
    if (!panel.current?.contains(target) && !isOverLayers(target)) panel.current?.focus()
  })
  const onBack = useEffectEvent(() => {
    if (dismissible) onClose()
  })
  const takeFocus = useEffectEvent(() => {
    if (panel.current?.contains(document.activeElement)) return
    const target = initialFocus?.current ?? panel.current
    target?.focus({ preventScroll: true, focusVisible: hasFocusRing(document.activeElement) })
  })

  // Before the layer is seen: a back button or an Escape that is pressed at once must be heard.
  useLayoutEffect(() => {
    const element = layer.current
    if (!open || !element) return undefined
    // What stands inside may take the focus before the effects of this layer run.
    noteOrigin(element)
    const drop = pushLayer({ element, onBack: () => onBack() })
    const keys = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', keys)
    followLayers()
    return () => {
      document.removeEventListener('keydown', keys)
      drop()
      followLayers()
    }
  }, [open])

  useEffect(() => {
    const element = layer.current
    if (!holdsPage || !element) return undefined
    openedAt.current = performance.now()
    const undo = [lockScroll(), holdTouches(element)]
    takeFocus()
    hideBehind()
    const focus = (event: FocusEvent) => onFocusIn(event)
    document.addEventListener('focusin', focus)
    return () => {
      document.removeEventListener('focusin', focus)
      for (const step of undo) step()
      hideBehind()
      if (hasLostFocus(element)) returnFocus(element)
    }
  }, [holdsPage])

  const tapMask = () => {
    if (dismissible && performance.now() - openedAt.current >= MASK_GUARD_MS) onClose()
  }

  return (
    <div
      ref={layer}
      className={classNames(styles.layer, styles[place], closing && styles.closing)}
      data-leaving={open ? undefined : ''}
    >
      <div className={styles.mask} role="presentation" data-layer-mask="" onClick={tapMask} />
      <div
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-label={label}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={styles.panel}
      >
        <Content leaves={closing}>{children}</Content>
      </div>
    </div>
  )
}

/** What a layer shows stays as it is while it leaves. */
const Content = memo(
  function Content({ children }: { leaves: boolean; children: ReactNode }) {
    return children
  },
  (_before, { leaves }) => leaves,
)
