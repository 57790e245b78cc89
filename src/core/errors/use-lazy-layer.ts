import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { savesData } from '#src/lib/data-saving.ts'
import { loadPart } from '#src/ui/loading/late-part.ts'
import { sayNotLoaded } from './show-error.ts'

/** What every layer that opens on demand takes. */
export interface LazyLayerProps {
  open: boolean
  onClose: () => void
}

/** A layer whose code may not be there yet. */
export interface LazyLayer<Props extends LazyLayerProps> {
  /** Undefined until the code has arrived. */
  Layer: ComponentType<Props> | undefined
  open: boolean
  show: () => void
  close: () => void
  /** Asks for the code ahead of the tap, unless data are saved; a failure waits for the tap to say so. */
  prefetch: () => void
}

/**
 * Loads the code of a sheet or drawer when it is first opened. A failed load says so and leaves the page as it is: the
 * next tap tries again. Another page closes it, also where its code has not come yet.
 */
export function useLazyLayer<Props extends LazyLayerProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyLayer<Props> {
  const [Layer, setLayer] = useState<ComponentType<Props>>()
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => () => setOpen(false), [pathname])
  const keep = (loaded: ComponentType<Props>) => startTransition(() => setLayer(() => loaded))
  return {
    Layer,
    open,
    show: () => {
      startTransition(() => setOpen(true))
      if (Layer) return
      loadPart(load).then(keep, () => {
        setOpen(false)
        void sayNotLoaded()
      })
    },
    close: () => setOpen(false),
    prefetch: () => {
      if (!savesData()) window.setTimeout(() => loadPart(load).catch(() => undefined))
    },
  }
}
