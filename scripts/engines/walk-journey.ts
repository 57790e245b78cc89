import { Driver } from './driver.ts'
import type { Engine, EnginePage } from './engine.ts'
import type { Journey, Place } from './journeys.ts'

/** How a journey went in an engine. */
export interface Outcome {
  engine: string
  journey: string
  result: 'passed' | 'failed' | 'not run'
  reason?: string
}

/** Walks one journey on a fresh gateway, in a browser of its own, and fails it for every error of its console too. */
export async function walkJourney(engine: Engine, journey: Journey, place: Omit<Place, 'driver'>): Promise<Outcome> {
  const names = { engine: engine.name, journey: journey.title }
  await fetch(`${place.stubUrl}/__mock/reset`, { method: 'POST' })
  let page: EnginePage | undefined
  try {
    page = await engine.launch(place.site)
    await journey.walk({ ...place, driver: new Driver(page) })
    const errors = page.errors()
    return errors.length === 0
      ? { ...names, result: 'passed' }
      : { ...names, result: 'failed', reason: `the console says: ${errors.join('\n')}` }
  } catch (error) {
    const told = [error instanceof Error ? error.message : String(error), ...(page?.errors() ?? [])]
    return { ...names, result: 'failed', reason: told.join('\n') }
  } finally {
    await page?.close()
  }
}
