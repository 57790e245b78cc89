import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Verb } from '#scripts/lib/verb.ts'
import { UsageError } from '#scripts/lib/command-line.ts'
import { makeOutputFolder } from '#scripts/lib/output.ts'
import { runCommand } from '#scripts/lib/run-command.ts'
import { terminalPaint } from '#scripts/report/paint.ts'
import { builtFolder } from '#scripts/site/serve/built-folder.ts'
import { contractVersion } from './contract-version.ts'
import { coverageFaults } from './coverage.ts'
import { DEFAULT_OUT, readOptions, type ReplayOptions } from './options.ts'
import { progressOf } from './report/progress.ts'
import { printSummary } from './report/terminal.ts'
import { printHtml } from './report/html.ts'
import { printJunit } from './report/junit.ts'
import { removeReport, writeReport } from '#scripts/report/write.ts'
import { mergeRuns, type ReplayResult } from './result.ts'
import { runReplay } from './run.ts'
import { endProgress, print, printProgress } from '#scripts/lib/print.ts'

export const verb: Verb = {
  summary: 'forces every error of every operation in a real browser, and checks what the site shows',
  help: `Usage: npm run contract -- replay [options]

Builds the site and opens, in a real browser, the screen that makes each call. It forces every error answer of the call
and every connection fault. The screen must react as declared, exactly once and with the right text. No loading
toast, text of the server or unhandled error may remain. The report lists pairs that no screen can reach, with the
reason.

  --only a,b        only these operations, tags or pairs: login,wallet,getWallets:SYSTEM_BUSY,login:!html
  --failed          repeats what failed in the last run; keeps the rest of its report
  --lang TAG        language of the site; en when left out
  --theme NAME      dark or light; dark when left out
  --merchant CODE   merchant of the site; bdtdemo when left out
  --workers N       browsers in parallel; 2 when left out
  --out DIR         where index.html, its pictures, junit.xml and replay.json go; ${DEFAULT_OUT} when left out
  --built           uses dist/site without building

Exit codes: 0 every reachable pair reacts as declared, 1 some do not or the coverage fell, 2 wrong usage, no pair that
can be reached, no browser, or a site that cannot be built.`,
  options: {
    only: { type: 'string' },
    failed: { type: 'boolean' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    merchant: { type: 'string' },
    workers: { type: 'string' },
    out: { type: 'string' },
    built: { type: 'boolean' },
  },
  run: async (flags) => {
    const options = readOptions(flags)
    if (options.earlier && options.pairs.length === 0) {
      print(`nothing failed in the last run: ${options.out}/index.html`)
      return 0
    }
    makeOutputFolder(options.out)
    if (!options.earlier) {
      removeReport(options.out, 'replay')
      rmSync(picturesIn(options.out), { recursive: true, force: true })
    }
    const setup = await runCommand('node', ['scripts/setup.mjs', '--browser'], { show: true })
    if (setup.code !== 0) throw new UsageError('no browser was found.')
    if (flags['built'] === true) builtFolder('site')
    else {
      printProgress('Building the site …')
      const { code } = await runCommand('node', ['scripts/build.ts'])
      endProgress()
      if (code !== 0) throw new UsageError('the site cannot be built; run npm run build to see why.')
    }
    const result = await replay(options)
    const lost = options.isWhole ? coverageFaults() : []
    print(printSummary(result, terminalPaint(), lost, options.out))
    return lost.length > 0 || result.pairs.some(({ state }) => state === 'failed') ? 1 : 0
  },
}

const picturesIn = (folder: string): string => join(folder, 'pictures')

async function replay({ pairs, workers, variant, out, earlier }: ReplayOptions): Promise<ReplayResult> {
  const folder = resolve(out)
  const pictures = picturesIn(folder)
  mkdirSync(pictures, { recursive: true })
  const [startedAt, start] = [new Date().toISOString(), performance.now()]
  const listener = progressOf(pairs, { workers, variant })
  const run = await runReplay({ pairs, workers, variant, folder: pictures, onResult: listener.onResult })
  listener.end()
  const contract = contractVersion()
  const tookMs = performance.now() - start
  const now: ReplayResult = { ...run, startedAt, contract, workers, variant, tookMs }
  const result = earlier ? mergeRuns(earlier, now) : now
  writeReport(folder, 'replay', { html: printHtml(result), junit: printJunit(result), data: result })
  return result
}
