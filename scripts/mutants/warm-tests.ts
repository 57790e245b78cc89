import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { ROOT } from '#scripts/lib/run-command.ts'
import { plantFault, type Planted } from './planted-fault.ts'

/** A test runner that stays up: a start costs more than most of the tests it is asked for. */
export interface WarmTests {
  /**
   * Runs a test file, named from the root of the checkout, with a fault planted.
   *
   * @param title runs only tests whose full name has it
   */
  run: (file: string, fault?: Planted, title?: string) => Promise<{ passed: string[]; failed: string[] }>
  close: () => Promise<void>
}

/** Starts it with one worker: whoever asks works beside other things. */
export async function startWarmTests(): Promise<WarmTests> {
  const vitest = await createVitest({
    config: join(import.meta.dirname, 'vitest.config.ts'),
    watch: false,
    maxWorkers: 1,
    retry: 0,
    reporters: [{}],
    silent: true,
    // It knows a module by its source on the disk.
    fsModuleCache: false,
  })
  await vitest.standalone()
  return {
    async run(file, fault, title) {
      plantFault(fault)
      if (fault) forget(vitest, fault.file)
      try {
        return await outcome(vitest, file, title)
      } finally {
        plantFault(undefined)
        if (fault) forget(vitest, fault.file)
      }
    },
    close: () => vitest.close(),
  }
}

/** Server and worker keep what they have read of a file. */
function forget(vitest: Vitest, file: string): void {
  vitest.invalidateFile(join(ROOT, file))
  vitest.watcher.invalidates.add(join(ROOT, file))
}

/** A file that does not load counts as one test that failed. */
async function outcome(vitest: Vitest, file: string, title?: string) {
  if (title === undefined) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
  const path = join(ROOT, file)
  const { testModules } = await vitest.runTestSpecifications([vitest.getRootProject().createSpecification(path)])
  // Those of earlier runs are there too.
  const [module] = testModules.filter(({ moduleId }) => moduleId === path)
  const tests = [...(module?.children.allTests() ?? [])]
  const named = (state: string) => tests.filter((one) => one.result().state === state).map((one) => one.fullName)
  const isUnloaded = module === undefined || module.errors().length > 0
  return { passed: named('passed'), failed: [...named('failed'), ...(isUnloaded ? [`${file} does not load`] : [])] }
}

/** The text of a source. */
export const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
