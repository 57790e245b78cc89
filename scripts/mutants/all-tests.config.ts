import { defineConfig } from 'vitest/config'
import site from '../../vite.config.ts'

/** All tests but those of the rules for sources: they read the sources, into which every fault is written at once. */
export default defineConfig((environment) => {
  const { test, ...config } = site(environment)
  return { ...config, test: { ...test, exclude: [...(test?.exclude ?? []), 'tests/architecture.test.ts'] } }
})
