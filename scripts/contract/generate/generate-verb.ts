import type { Verb } from '#scripts/lib/verb.ts'
import { isUpToDate } from './stamp.ts'
import { print } from '#scripts/lib/print.ts'

// The generator itself is imported only when there is something to generate.

export const verb: Verb = {
  summary: 'generates types, hooks, mock handlers and validators from the contract',
  help: `Usage: npm run contract -- generate [--watch | --check]

  --watch   generates again whenever openapi/ changes; if the YAML is broken, keeps the last valid result
  --check   changes no file in git; fails and names each file that differs, otherwise writes the bundle`,
  options: { watch: { type: 'boolean' }, check: { type: 'boolean' } },
  run: async ({ watch, check }) => {
    const root = process.cwd()
    if (watch === true) return (await import('./generate-runs.ts')).watchUntilStopped(root)
    if (isUpToDate(root)) {
      print('Generated files are up to date.')
      return 0
    }
    const { checkOnce, generateOnce } = await import('./generate-runs.ts')
    return check === true ? checkOnce(root) : generateOnce(root)
  },
}
