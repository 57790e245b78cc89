// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.ts'
import { corruptValues } from './support/corrupt-values.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** Without them there is no site, which other tests prove. */
const START: readonly OperationId[] = ['getSystemStatus']
/** What no reader may meet: a value that was drawn as it came. A text of any words may stand where a text belongs. */
const GARBLE = /\[object |undefined|surprise|1e\+?300|Infinity|0{30}/
const garble = (name: string) => (name === 'a text' ? GARBLE : new RegExp(`NaN|${GARBLE.source}`))

const screens = [
  { path: '/m/home', as: 'ravi88' },
  { path: '/m/gameList?gameType=RNG' },
  { path: '/m/lottery' },
  { path: '/m/notice' },
  { path: '/m/member/home', as: 'ravi88' },
]

/**
 * The same value with another in the place of a field of each entry of its lists: of the next field from entry to
 * entry.
 */
function garbled(value: unknown, corrupt: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => garbledField(entry, index, corrupt))
  if (typeof value !== 'object' || value === null) return corrupt
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, typeof part === 'object' ? garbled(part, corrupt) : part]),
  )
}

function garbledField(entry: unknown, index: number, corrupt: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return corrupt
  const names = Object.keys(entry)
  return { ...entry, [names[index % names.length] ?? '']: corrupt }
}

/** Looks at a page that has got whatever it will get. */
async function look(visit: { path: string; as?: string }, change: (value: unknown) => unknown) {
  const { allAnswered } = await visitSite({
    ...visit,
    change: (operation, value) => (START.includes(operation) ? value : change(value)),
  })
  // An announcement may lie over it; a page that cannot be may lead to another.
  const words = () => screen.getByRole('main', { hidden: true }).textContent
  await waitFor(() => expect(words().length).toBeGreaterThan(20))
  await allAnswered()
  return { main: words(), all: document.body.textContent }
}

describe.each(Object.keys(corruptValues))('a gateway that answers with %s', (name) => {
  const corrupt = corruptValues[name]

  it.each(screens)('ERR-40 ERR-46 leaves $path a page with words of its own', async (visit) => {
    const { main, all } = await look(visit, () => corrupt)
    expect(main.length).toBeGreaterThan(20)
    expect(all).not.toMatch(garble(name))
  })

  it.each(screens)('ERR-40 ERR-46 in fields of entries leaves $path a page with words of its own', async (visit) => {
    const { main, all } = await look(visit, (value) => garbled(value, corrupt))
    expect(main.length).toBeGreaterThan(20)
    expect(all).not.toMatch(garble(name))
  })
})
