import { cut } from '../../judge/finding.ts'
import { judgingContract } from '../../judge/judging-contract.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { UsageError } from '#scripts/lib/command-line.ts'
import { readServer, readPort } from '#scripts/lib/flag-values.ts'
import { untilInterrupted } from '#scripts/lib/until-interrupted.ts'
import { terminalPaint, type Paint } from '#scripts/report/paint.ts'
import { counted } from '#scripts/report/words.ts'
import { printTraffic } from '../report.ts'
import { REPORT_HELP, REPORT_OPTIONS, reportWriter } from '../report-files.ts'
import { Traffic, type ObservedExchange, type Verdict } from '../traffic.ts'
import { startCheckingProxy } from './checking-proxy.ts'
import { oneLine, print, printError } from '#scripts/lib/print.ts'

const PROXY_PORT = 4020
/** How much of a value stands in a line. */
const LINE_LENGTH = 80

export const verb: Verb = {
  summary: 'forwards calls to a server and checks each of them',
  help: `Usage: npm run contract -- proxy --upstream URL [options]

Forwards every call to a server and every answer back, unchanged, and checks each call against the contract, as verify
does. Point a browser, an app or a test at it. Ctrl-C stops it and prints a summary by operation. The output contains
no tokens, cookies, passwords or other secrets.

  --upstream URL  the server, such as http://127.0.0.1:8080 or https://gw.example/base/path
  --port N        first port to try, ${PROXY_PORT} when left out; if it is taken, the next free one
${REPORT_HELP}

Exit codes: 0 every call followed the contract, 1 there were findings or a check failed, 2 wrong usage,
or no gateway call that could be checked.`,
  options: { upstream: { type: 'string' }, port: { type: 'string' }, ...REPORT_OPTIONS },
  run: async ({ upstream, port, ...flags }) => {
    if (typeof upstream !== 'string') throw new UsageError('name the server with --upstream URL.')
    const server = readServer('--upstream', upstream)
    const firstPort = readPort(typeof port === 'string' ? port : undefined, PROXY_PORT)
    const writeReport = reportWriter(flags)
    const contract = judgingContract()
    if (!contract) return 1
    const start = performance.now()
    const paint = terminalPaint()
    const traffic = new Traffic(contract)
    const judgeErrors: string[] = []
    const proxy = await startCheckingProxy({
      upstream: server,
      port: firstPort,
      onExchange: (exchange) => print(logLines(exchange, traffic.add(exchange), paint)),
      onError: (error) => {
        const message = `a call could not be judged: ${oneLine(traffic.hide(String(error)))}`
        judgeErrors.push(message)
        printError(message)
      },
    })
    print(`${proxy.url} forwards to ${server}, contract ${contract.version}. Press Ctrl-C to stop.\n`)
    await untilInterrupted()
    await proxy.close()
    const operations = traffic.results()
    const result = {
      target: server,
      contract: contract.version,
      startedAt: new Date().toISOString(),
      tookMs: performance.now() - start,
      sent: traffic.calls,
      operations,
      judgeErrors,
    }
    if (traffic.calls + judgeErrors.length === 0) throw new UsageError('no gateway call was received.')
    if (traffic.isUnjudged && judgeErrors.length === 0) throw new UsageError('no call could be judged.')
    writeReport(result, 'proxy')
    const judgeFailed = judgeErrors.length === 0 ? [] : [{ reason: 'the judge failed', calls: judgeErrors.length }]
    const unjudged = [...traffic.unjudged(), ...judgeFailed]
    const notes = unjudged.map(({ reason, calls }) => `${counted(calls, 'call')} not judged: ${reason}`)
    print(`\n${printTraffic(result, notes, paint)}`)
    return judgeErrors.length > 0 || operations.some(({ findings }) => findings.length > 0) ? 1 : 0
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
        `           ${severity === 'breaking' ? paint.red(severity) : paint.amber(severity)} ${oneLine(`${rule}: ${title}, at ${pointer || '(whole body)'} expected ${cut(expected, LINE_LENGTH)} seen ${cut(seen, LINE_LENGTH)}`)}`,
    ),
  ].join('\n')
}
