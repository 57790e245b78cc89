// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anyText, matching, object } from '#src/api/shape.ts'

const load = async () => {
  vi.resetModules()
  const { clearSessionStorage, reloadAt, storedItem } = await import('./item.ts')
  return {
    clearSessionStorage,
    reloadAt,
    language: storedItem('local', 'MC_LANGUAGE', matching(/^[A-Z]{2}$/, 2), { text: true }),
    trial: storedItem('session', 'MC_TRIAL_USER', object({ userName: anyText })),
  }
}

/** Ways in which a browser has no storage to offer. */
const modes: Record<string, () => void> = {
  'access throws': () => {
    for (const area of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, area, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
  },
  'storages are null': () => {
    for (const area of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, area, 'get').mockReturnValue(null as unknown as Storage)
  },
  'every write fails': () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  },
}

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe.each(Object.entries(modes))('when %s', (_name, enter) => {
  it('values last as long as the page', async () => {
    const { language, trial, clearSessionStorage } = await load()
    enter()
    expect(language.read()).toBeUndefined()
    language.write('UR')
    trial.write({ userName: 'trial_9' })
    expect(language.read()).toBe('UR')
    expect(trial.read()).toEqual({ userName: 'trial_9' })
    clearSessionStorage()
    expect(trial.read()).toBeUndefined()
    expect(language.read()).toBe('UR')
    language.remove()
    expect(language.read()).toBeUndefined()
  })

  it('BOOT-43 a reload by the site itself keeps its texts, and nothing else', async () => {
    const { language, trial, reloadAt } = await load()
    enter()
    language.write('UR')
    trial.write({ userName: 'trial_9' })
    // jsdom cannot load a page and says so on its console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    reloadAt('/m/home?x=1')
    expect(window.location.pathname + window.location.search).toBe('/m/home?x=1')
    expect(window.history.state).toEqual({ carried: { 'local:MC_LANGUAGE': 'UR' } })
    const next = await load()
    expect(next.language.read()).toBe('UR')
  })
})

it('a value that cannot be written takes the old one away, which must not come back with the next start', async () => {
  const before = await load()
  before.language.write('EN')
  modes['every write fails']?.()
  before.language.write('UR')
  expect(before.language.read()).toBe('UR')
  const next = await load()
  expect(next.language.read()).toBeUndefined()
})

it('what the storage keeps does not travel with a reload', async () => {
  const { language, trial, reloadAt } = await load()
  language.write('UR')
  trial.write({ userName: 'trial_9' })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  reloadAt('/m/home')
  expect(window.history.state).toEqual({ carried: {} })
})
