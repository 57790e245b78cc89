import { statSync } from 'node:fs'
import { judgingContract } from '../../judge/judging-contract.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { UsageError } from '#scripts/lib/command-line.ts'
import { terminalPaint } from '#scripts/report/paint.ts'
import { counted } from '#scripts/report/words.ts'
import type { VerifyResult } from '../../verify/result.ts'
import { printTraffic } from '../report.ts'
import { REPORT_HELP, REPORT_OPTIONS, reportWriter } from '../report-files.ts'
import { Traffic } from '../traffic.ts'
import { readHar, type HarTraffic } from './read-har.ts'
import { print } from '#scripts/lib/print.ts'
import { readNamedFile } from '#scripts/lib/read-named-file.ts'

/** A recording takes about five times its size in memory. */
const MOST_MEGABYTES = 100
const MEGABYTE = 2 ** 20

export const verb: Verb = {
  summary: 'checks the calls in a HAR file that a browser exported',
  help: `Usage: npm run contract -- har FILE [options]

Checks every gateway call in a recording ("Save all as HAR" in the browser's network tool) as verify does:
status, content type, envelope, code, schema, headers, and whether the answer fits the request. Other entries are
skipped and counted. A recording may have at most ${MOST_MEGABYTES} MB. The output contains no tokens, cookies, passwords or other secrets.

${REPORT_HELP}

Exit codes: 0 every call follows the contract, 1 there are findings, 2 wrong usage, no HAR file, no gateway call in it,
or none that could be checked.`,
  options: REPORT_OPTIONS,
  names: ['FILE'],
  run: async (flags, [file = '']) => {
    const writeReport = reportWriter(flags, file)
    const recording = readHar(readText(file))
    if (typeof recording === 'string') throw new UsageError(`${file} ${recording}`)
    const contract = judgingContract()
    if (!contract) return 1
    const traffic = new Traffic(contract)
    const result = judgeRecording(traffic, recording, file, contract.version)
    if (traffic.isUnjudged) throw new UsageError(`${file} contains no response body, so there is nothing to check.`)
    writeReport(result, 'har')
    const paint = terminalPaint()
    print(printTraffic(result, notesOf(traffic, recording), paint))
    return result.operations.some(({ findings }) => findings.length > 0) ? 1 : 0
  },
}

/** Secrets of all calls are learnt first: an answer may say what only a later request shows to be one. */
function judgeRecording(traffic: Traffic, { exchanges }: HarTraffic, file: string, contract: string): VerifyResult {
  const start = performance.now()
  for (const exchange of exchanges) traffic.learn(exchange)
  for (const exchange of exchanges) traffic.add(exchange)
  return {
    target: file,
    contract,
    startedAt: new Date().toISOString(),
    tookMs: performance.now() - start,
    sent: traffic.calls,
    operations: traffic.results(),
  }
}

function notesOf(traffic: Traffic, { ignored, isAnonymised }: HarTraffic): string[] {
  return [
    ...traffic.unjudged().map(({ reason, calls }) => `${counted(calls, 'call')} not judged: ${reason}`),
    ...[...ignored].map(([reason, entries]) => `${entries} left out: ${reason}`),
    ...(isAnonymised
      ? ['no call carries a session, so the recording leaves them out: who may call was not judged']
      : []),
  ]
}

/** @throws UsageError when it is not there, or too large to be held in memory with all that is read from it */
function readText(file: string): string {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > MOST_MEGABYTES * MEGABYTE)
    throw new UsageError(
      `${file} has ${Math.ceil(size / MEGABYTE)} MB, and a recording may have ${MOST_MEGABYTES}. Record a shorter visit, or filter the network tool by the gateway's paths before you save.`,
    )
  return readNamedFile(file)
}
