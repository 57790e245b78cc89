let locks = 0
let unlock: () => void = () => {}

/** Keeps the page still behind a layer. Counts: the last release gives the page back. */
export function lockScroll(): () => void {
  if (locks === 0) unlock = lock()
  locks += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    locks -= 1
    if (locks === 0) unlock()
  }
}

function lock(): () => void {
  const root = document.documentElement
  const { overflow, paddingRight } = root.style
  const scrollbarWidth = window.innerWidth - root.clientWidth
  root.style.overflow = 'hidden'
  if (scrollbarWidth > 0) root.style.paddingRight = `${scrollbarWidth}px`
  return () => {
    root.style.overflow = overflow
    root.style.paddingRight = paddingRight
  }
}

/**
 * Safari before 16 scrolls the page behind in spite of `overflow: hidden`: a touch that nothing inside the layer
 * can take is stopped. Returns the function that stops listening.
 */
export function holdTouches(layer: HTMLElement): () => void {
  let startX = 0
  let startY = 0
  const start = (event: TouchEvent) => {
    startX = event.touches[0]?.clientX ?? 0
    startY = event.touches[0]?.clientY ?? 0
  }
  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!touch || event.touches.length > 1 || !event.cancelable) return
    const x = touch.clientX - startX
    const y = touch.clientY - startY
    if (!canTake(event.target, layer, x, y)) event.preventDefault()
  }
  layer.addEventListener('touchstart', start, { passive: true })
  layer.addEventListener('touchmove', move, { passive: false })
  return () => {
    layer.removeEventListener('touchstart', start)
    layer.removeEventListener('touchmove', move)
  }
}

function canTake(target: EventTarget | null, layer: HTMLElement, x: number, y: number): boolean {
  const sideways = Math.abs(x) > Math.abs(y)
  for (let at = target instanceof Element ? target : null; at && at !== layer; at = at.parentElement) {
    if (at instanceof HTMLInputElement && at.type === 'range') return true
    const room = sideways ? at.scrollWidth - at.clientWidth : at.scrollHeight - at.clientHeight
    if (room <= 0 || !scrolls(at, sideways)) continue
    if (sideways) return true
    if (y > 0 ? at.scrollTop > 0 : at.scrollTop < room) return true
  }
  return false
}

function scrolls(element: Element, sideways: boolean): boolean {
  const style = getComputedStyle(element)
  return /auto|scroll/.test(sideways ? style.overflowX : style.overflowY)
}
