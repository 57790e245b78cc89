import { presentContract } from '#scripts/contract/judge/present-contract.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { UsageError } from '#scripts/lib/command-line.ts'
import { readOrigin, readPort } from '#scripts/lib/flag-values.ts'
import { untilInterrupted } from '#scripts/lib/until-interrupted.ts'
import { terminalPaint, type Paint } from '#scripts/report/paint.ts'
import { counted } from '#scripts/report/words.ts'
import { printTraffic } from '../report.ts'
import { Traffic, type ObservedExchange, type Verdict } from '../traffic.ts'
import { startCheckingProxy } from './checking-proxy.ts'
import { oneLine, print } from '#scripts/lib/print.ts'

const PROXY_PORT = 4020

export const verb: Verb = {
  summary: 'stands in front of a server and judges every call that passes',
  help: `Usage: npm run contract -- proxy --upstream URL [options]

Passes every call on to a server and its answer back, unchanged, and tells of each one whether it holds the contract, as
verify does. Point a browser, an app or a test at it. Ctrl-C ends it with a summary by operation. Tokens, cookies,
passwords and the like stand nowhere in the output.

  --upstream URL  the server, such as http://127.0.0.1:8080
  --port N        first port to try, ${PROXY_PORT} when left out; a taken port moves on to the next free one

Exit codes: 0 every call held the contract, 1 there were findings, 2 wrong use.`,
  options: { upstream: { type: 'string' }, port: { type: 'string' } },
  run: async ({ upstream, port }) => {
    if (typeof upstream !== 'string') throw new UsageError('name the server with --upstream URL.')
    const origin = readOrigin('--upstream', upstream)
    const firstPort = readPort(typeof port === 'string' ? port : undefined, PROXY_PORT)
    const contract = presentContract()
    if (!contract) return 1
    const start = performance.now()
    const paint = terminalPaint()
    const traffic = new Traffic(contract)
    const proxy = await startCheckingProxy({
      upstream: origin,
      port: firstPort,
      onExchange: (exchange) => print(logLines(exchange, traffic.add(exchange), paint)),
    })
    print(`${proxy.url} passes on to ${origin}, contract ${contract.version}. Ctrl-C ends it.\n`)
    await untilInterrupted()
    await proxy.close()
    if (traffic.calls === 0) {
      print('\nNo call of the gateway came.')
      return 0
    }
    const operations = traffic.results()
    const result = {
      target: origin,
      contract: contract.version,
      startedAt: new Date().toISOString(),
      tookMs: performance.now() - start,
      sent: traffic.calls,
      operations,
    }
    const notes = traffic.unjudged().map(({ reason, calls }) => `${counted(calls, 'call')} not judged: ${reason}`)
    print(`\n${printTraffic(result, notes, paint)}`)
    return operations.some(({ findings }) => findings.length > 0) ? 1 : 0
  },
}

/** One line for a call, and one below it for each finding. */
export function logLines(
  { response, place, tookMs }: ObservedExchange,
  { operation, findings, unjudged }: Verdict,
  paint: Paint,
): string {
  const sign = findings.length > 0 ? paint.fails : unjudged === undefined ? paint.holds : paint.skips
  const status = typeof response === 'string' ? '---' : String(response.status)
  const time = place.slice(-8)
  return [
    `${paint.dim(time)} ${sign} ${status} ${operation.padEnd(34)}${paint.dim(`${Math.round(tookMs)} ms`)}`,
    ...(unjudged === undefined ? [] : [`           ${paint.dim(`not judged: ${unjudged}`)}`]),
    ...findings.map(
      ({ severity, rule, title, pointer, expected, seen }) =>
        `           ${severity === 'breaking' ? paint.red(severity) : paint.amber(severity)} ${oneLine(`${rule}: ${title}, at ${pointer || '(whole body)'} expected ${expected.slice(0, 80)} seen ${seen.slice(0, 80)}`)}`,
    ),
  ].join('\n')
}
