import { beforeAll } from 'vitest'

/** A busy machine draws a component in seconds; the library's own second would tell the load and not a fault. */
const PATIENCE_MS = 10_000

beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: PATIENCE_MS })
})
