/** How long one change of slide takes, in ms. */
export const CHANGE_MS = 300

/** The scroller of a carousel, whose children are its slides. */
export function trackOf(viewport: HTMLElement | null): Element | undefined {
  return viewport?.firstElementChild ?? undefined
}

/** Puts the first slide where it was: Swiper counts from an unscrolled track. */
export function rewind(viewport: HTMLElement): void {
  const track = trackOf(viewport)
  if (track) track.scrollLeft = 0
}
