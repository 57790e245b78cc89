import { useEffect, useRef, type ReactNode } from 'react'

/** Smaller than this nobody reads it: what is then still too long ends in an ellipsis. */
const LEAST_PX = 9

/**
 * One line in bold that is drawn smaller where its place is too narrow: an amount that lost its last digits would be
 * another amount. The class says its usual size, and `overflow: hidden; white-space: nowrap`.
 */
export function FittedLine({ className, children }: { className: string | undefined; children: ReactNode }) {
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current: element } = line
    if (!element) return undefined
    const fit = () => fitLine(element)
    const observer = new MutationObserver(fit)
    observer.observe(element, { characterData: true, childList: true, subtree: true })
    window.addEventListener('resize', fit)
    fit()
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', fit)
    }
  }, [])
  return (
    <b ref={line} className={className}>
      {children}
    </b>
  )
}

function fitLine(element: HTMLElement): void {
  element.style.fontSize = ''
  const { clientWidth, scrollWidth } = element
  if (scrollWidth <= clientWidth) return
  const usualPx = Number.parseFloat(getComputedStyle(element).fontSize)
  element.style.fontSize = `${Math.max(LEAST_PX, Math.floor((usualPx * clientWidth * 10) / scrollWidth) / 10)}px`
}
