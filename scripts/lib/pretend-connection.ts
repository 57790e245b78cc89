import type { BrowserContext } from '@playwright/test'

/**
 * Has every page of a context find a quick connection. Chromium measures the real one: on a busy machine it finds a
 * slow one, and the site then saves data.
 *
 * @param saveData the visitor asked for few bytes
 */
export async function pretendConnection(context: BrowserContext, saveData = false): Promise<void> {
  await context.addInitScript(
    (saves) => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: saves } }),
    saveData,
  )
}
