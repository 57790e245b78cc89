import { watch } from 'node:fs'
import { join } from 'node:path'
import { ContractError, type Problem } from '../contract/problem.ts'
import { Generator, type Generation } from './generate.ts'

/** Editors write a file in several steps; the last one counts. */
const SETTLE_MS = 40

export interface ContractWatch {
  /** The project's folder; the working directory when left out. */
  root?: string
  /** The contract holds (again) and everything made from it has been written. */
  onGood: (generation: Generation, milliseconds: number) => void
  /** The contract is broken; what was generated last still stands. */
  onBroken: (problems: readonly Problem[]) => void
}

export interface ContractWatcher {
  /** Settles after the first generation, whether it was good or not. */
  ready: Promise<void>
  close(): Promise<void>
}

/** Generates now and whenever a file of openapi/ changes. Runs never overlap, and no change is missed. */
export function watchContract({ root = process.cwd(), onGood, onBroken }: ContractWatch): ContractWatcher {
  const generator = new Generator(root)
  let running: Promise<void> | undefined
  let isStale = false
  let timer: NodeJS.Timeout | undefined

  const run = async () => {
    do {
      isStale = false
      const start = performance.now()
      try {
        onGood(await generator.write(), performance.now() - start)
      } catch (error) {
        onBroken(problemsOf(error))
      }
    } while (isStale)
    running = undefined
  }
  const trigger = () => {
    isStale = true
    running ??= run()
  }
  const watcher = watch(join(root, 'openapi'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(trigger, SETTLE_MS)
  })
  running = run()
  return {
    ready: running,
    close: async () => {
      watcher.close()
      clearTimeout(timer)
      await running
      await generator.close()
    },
  }
}

/** A fault that is no contract problem (a file vanished while it was read) is shown as one, so that watching goes on. */
function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ContractError) return error.problems
  return [{ file: 'openapi', rule: 'generate', message: error instanceof Error ? error.message : String(error) }]
}
