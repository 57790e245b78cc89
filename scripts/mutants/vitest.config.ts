import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import site from '../../vite.config.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { plantedFault } from './planted-fault.ts'

/** The tests of the site, with what `planted-fault.ts` holds in place of one source. */
export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    root: ROOT,
    plugins: [
      {
        name: 'planted-fault',
        enforce: 'pre',
        load(id: string) {
          const fault = plantedFault()
          return fault && id.split('?')[0] === join(ROOT, fault.file) ? fault.code : undefined
        },
      },
    ],
  }),
)
