import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { asList, asObject, asText } from '../document/json.ts'
import type { Problem } from '../document/problem.ts'

const MAX_OUTPUT_BYTES = 64 * 2 ** 20

/** Redocly's rules (`redocly.yaml`) on the bundle. */
export async function lintWithRedocly(bundle: string): Promise<Problem[]> {
  const program = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
  const output = await new Promise<string>((resolve, reject) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const args = [program, 'lint', bundle, '--format=json', '--max-problems=1000']
    execFile(process.execPath, args, { env, maxBuffer: MAX_OUTPUT_BYTES }, (error, stdout, stderr) => {
      // Redocly ends with 1 when it found something, which is an answer and no failure of its own.
      if (stdout.includes('"problems"')) resolve(stdout)
      else reject(new Error(`Redocly returned nothing: ${stderr || String(error)}`))
    })
  })
  const report: unknown = JSON.parse(output.slice(output.indexOf('{')))
  return asList(asObject(report)['problems']).map((entry) => {
    const problem = asObject(entry)
    const place = asText(asObject(asList(problem['location'])[0])['pointer']) ?? ''
    return {
      file: bundle,
      rule: `redocly/${asText(problem['ruleId']) ?? 'unknown'}`,
      message: `${asText(problem['message']) ?? ''} (${decodeURIComponent(place)})`,
    }
  })
}
