import { defineConfig } from 'vitest/config'
import site from '../../vite.config.ts'

/**
 * The tests that run the sources, also those of whole screens. The other tests read or compile the sources, into which
 * Stryker writes every fault at once.
 */
export default defineConfig((environment) => {
  const { test, ...config } = site(environment)
  return { ...config, test: { ...test, include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'] } }
})
