import { themeItem } from '#src/core/storage/items.ts'
import { paintBrowserBar } from './browser-bar.ts'

export type Theme = 'dark' | 'light'

/** The theme of the page; index.html has set it before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.getAttribute('data-theme') === 'light' ? 'light' : 'dark'
}

/** Shows the page in a theme and keeps the choice (KEY-16). */
export function chooseTheme(theme: Theme): void {
  themeItem.write(theme)
  document.documentElement.setAttribute('data-theme', theme)
  paintBrowserBar()
}
