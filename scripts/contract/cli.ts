import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'

/** A verb of `npm run contract`. Its module is loaded only when it is asked for. */
export interface Verb {
  summary: string
  help: string
  /** Flags by name; each is either on or off, or takes a text. */
  options: Record<string, { type: 'boolean' | 'string' }>
  /** What stands after the verb without a flag, each of it required: `BASE`, `FILE`. */
  names?: readonly string[]
  /** @returns 0 when the contract holds, 1 when it does not */
  run: (flags: Record<string, string | boolean | undefined>, names: string[]) => Promise<number>
}

const EXIT_USAGE = 2

const VERBS: Record<string, () => Promise<{ verb: Verb }>> = {
  lint: () => import('./lint/lint-verb.ts'),
  bundle: () => import('./bundle-verb.ts'),
  generate: () => import('../generate/generate-verb.ts'),
  verify: () => import('../verify/verify-verb.ts'),
  har: () => import('../traffic/har/har-verb.ts'),
  proxy: () => import('../traffic/proxy/proxy-verb.ts'),
  diff: () => import('./diff/diff-verb.ts'),
  replay: () => import('../replay/replay-verb.ts'),
  docs: () => import('./reference/docs-verb.ts'),
}

enableCompileCache()
process.exitCode = await main(process.argv.slice(2))

async function main([name = '--help', ...rest]: string[]): Promise<number> {
  if (name === '--help' || name === '-h') return showVerbs()
  const load = VERBS[name]
  if (load === undefined) return usage(`There is no verb ${name}. Verbs: ${Object.keys(VERBS).join(', ')}.`)
  const { verb } = await load()
  const { flags, names, fault } = readArguments(verb, rest)
  if (fault !== undefined) return usage(`${fault}\n\n${verb.help}`)
  if (flags['help'] === true) {
    console.log(verb.help)
    return 0
  }
  const { names: wanted = [] } = verb
  if (names.length !== wanted.length) return usage(`${name} takes ${wanted.join(' ') || 'no names'}.\n\n${verb.help}`)
  return verb.run(flags, names)
}

async function showVerbs(): Promise<number> {
  console.log('Usage: npm run contract -- <verb> [options]\n')
  for (const [name, load] of Object.entries(VERBS)) console.log(`  ${name.padEnd(10)} ${(await load()).verb.summary}`)
  console.log('\nEach verb explains itself with --help. Exit codes: 0 holds, 1 does not hold, 2 wrong usage.')
  return 0
}

function readArguments(verb: Verb, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...verb.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    return { flags: { ...values }, names: positionals, fault: undefined }
  } catch (error) {
    return { flags: {}, names: [], fault: error instanceof Error ? error.message : String(error) }
  }
}

function usage(message: string): number {
  console.error(message)
  return EXIT_USAGE
}
