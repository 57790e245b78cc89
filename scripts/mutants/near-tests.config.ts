import { defineConfig } from 'vitest/config'
import site from '../../vite.config.ts'

/** The tests that stand among the sources: fewer than all, and most faults are seen by one of them. */
export default defineConfig((environment) => {
  const { test, ...config } = site(environment)
  return { ...config, test: { ...test, include: ['src/**/*.test.{ts,tsx}'] } }
})
