import { runtime } from '#mock/state/runtime.ts'
import { keepState } from '#mock/state/keep.ts'

const KEY = 'MC_MOCK_STATE'

/**
 * Keeps the state of the gateway in the page in the browser's storage: a reload finds it again, and so does the next
 * tab; those that are open take over each other's changes.
 */
export async function persistState(): Promise<void> {
  const { save, takeOver } = await keepState(runtime.tell, {
    read: () => Promise.resolve(localStorage.getItem(KEY) ?? undefined),
    async write(text) {
      localStorage.setItem(KEY, text)
    },
  })
  window.addEventListener('pagehide', () => void save())
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) void takeOver(newValue)
  })
}
