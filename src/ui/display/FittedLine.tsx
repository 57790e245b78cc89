import { useEffect, useRef, type ReactNode } from 'react'

/** The smallest readable size; a longer line ends in an ellipsis. */
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
    // Text may also grow by itself. In a frame of its own: a size that is changed while sizes are told is an error.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(() => requestAnimationFrame(fit)) : undefined
    sizes?.observe(element)
    fit()
    return () => {
      observer.disconnect()
      sizes?.disconnect()
      window.removeEventListener('resize', fit)
    }
  }, [])
  return (
    <b ref={line} className={className}>
      {children}
    </b>
  )
}

/**
 * Letters are not always as much narrower as they are smaller: on screens of few pixels their widths are whole ones.
 */
function fitLine(element: HTMLElement): void {
  element.style.fontSize = ''
  let sizePx = Number.parseFloat(getComputedStyle(element).fontSize)
  while (element.scrollWidth > element.clientWidth && sizePx > LEAST_PX) {
    const fitting = Math.floor((sizePx * element.clientWidth * 10) / element.scrollWidth) / 10
    sizePx = Math.max(LEAST_PX, Math.min(fitting, sizePx - 0.1))
    element.style.fontSize = `${sizePx}px`
  }
}
