import { join } from 'node:path'
import { build, type ResolvedConfig, type Rolldown } from 'vite'
import { ROOT } from '#scripts/lib/run-command.ts'

interface ScriptOptions {
  /** Path from the root of the project. */
  entry: string
  /** Of the variable that holds what the entry exports. */
  name: string
  /** Names of the code, and what stands in their place. */
  define: Record<string, string>
  target: ResolvedConfig['build']['target']
  /** As `target`, when the entry has styles. */
  cssTarget?: ResolvedConfig['build']['cssTarget']
}

/** Builds a script of its own, beside the files of the site. Writes nothing; gives what came out. */
export async function bundleScript({
  entry,
  name,
  define,
  target,
  cssTarget,
}: ScriptOptions): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const outputs = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      minify: true,
      copyPublicDir: false,
      target: target === false ? undefined : target,
      cssTarget: cssTarget === false ? undefined : cssTarget,
      lib: { entry: join(ROOT, entry), formats: ['iife'], name },
    },
  })
  return (Array.isArray(outputs) ? outputs : [outputs]).flatMap((output) => ('output' in output ? output.output : []))
}
