import { enableCompileCache } from 'node:module'
import { suggest } from '#mock/scenario/scenario.ts'
import { readCommandLine, runCommandLine, usageLine } from '../lib/command-line.ts'
import { print, printError } from '../lib/print.ts'
import type { Verb } from '../lib/verb.ts'

const COMMAND = 'npm run contract --'
const EXIT_USAGE = 2

const VERBS: Record<string, () => Promise<{ verb: Verb }>> = {
  lint: () => import('./lint/lint-verb.ts'),
  bundle: () => import('./document/bundle-verb.ts'),
  generate: () => import('./generate/generate-verb.ts'),
  verify: () => import('./verify/verify-verb.ts'),
  har: () => import('./traffic/har/har-verb.ts'),
  proxy: () => import('./traffic/proxy/proxy-verb.ts'),
  diff: () => import('./diff/diff-verb.ts'),
  replay: () => import('../replay/replay-verb.ts'),
  docs: () => import('./docs/docs-verb.ts'),
}

enableCompileCache()
process.exitCode = await main(process.argv.slice(2))

async function main([name = '--help', ...rest]: string[]): Promise<number> {
  if (name === '--help' || name === '-h') return showVerbs()
  const load = VERBS[name]
  if (load === undefined) {
    const names = Object.keys(VERBS)
    const known = suggest(name, names) || `; there are ${names.join(', ')}.`
    printError(usageLine({ command: COMMAND }, `there is no verb "${name}"${known}`))
    return EXIT_USAGE
  }
  const { verb } = await load()
  const line = { ...verb, command: `${COMMAND} ${name}` }
  const { values, positionals } = readCommandLine(line, rest)
  return runCommandLine(line, () => verb.run(values, positionals))
}

async function showVerbs(): Promise<number> {
  print(`Usage: ${COMMAND} <verb> [options]\n`)
  for (const [name, load] of Object.entries(VERBS)) print(`  ${name.padEnd(10)} ${(await load()).verb.summary}`)
  print('\nRun a verb with --help for its options. Exit codes: 0 success, 1 findings or failures, 2 wrong usage.')
  return 0
}
