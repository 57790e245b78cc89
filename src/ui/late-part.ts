import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part that the page can do without: its code comes after the first paint, and where it does not come at all nothing
 * stands in its place. What the page cannot do without is loaded with `lazy`, so that its failure is told.
 *
 * @param load imports the module and picks the component
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
