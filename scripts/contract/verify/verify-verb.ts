import type { Contract } from '../judge/contract.ts'
import { judgingContract } from '../judge/judging-contract.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { StoppedError, UsageError } from '#scripts/lib/command-line.ts'
import { makeOutputFolder } from '#scripts/lib/output.ts'
import { untilInterrupted } from '#scripts/lib/until-interrupted.ts'
import { whyNoInbox } from './inbox.ts'
import { readOptions, VARIABLES, type VerifyOptions } from './options.ts'
import { terminalPaint } from '#scripts/report/paint.ts'
import { progressListener } from './report/progress.ts'
import { plainVerdict, printSummary } from './report/terminal.ts'
import { printHtml } from './report/html.ts'
import { printJunit } from './report/junit.ts'
import { removeReport, writeReport } from '#scripts/report/write.ts'
import { verify } from './run.ts'
import { whyNoServer, whyUnreachable } from './target.ts'
import { endProgress, print } from '#scripts/lib/print.ts'

const REPORT_FOLDER = 'reports/verify'

export const verb: Verb = {
  summary: 'checks a live server: every operation, and every error that a client can provoke',
  help: `Usage: npm run contract -- verify --target URL [options]

Sends every operation of the contract to a server: its examples, values at and beyond every bound, broken requests,
calls without a session, and calls that provoke each error code, where a client can. It checks every answer: status,
content type, envelope, code, schema, headers. It writes data (registers, changes settings, orders), so use test
accounts or --read-only.

  --target URL      the server, such as https://gw.staging.example/api; nothing is called by default
  --read-only       leaves out every operation that writes
  --only a,b        only these operations or tags: login,wallet
  --rate N          requests a second; 10 when left out, unlimited on this machine
  --merchant CODE   the merchant of the calls; bdtdemo when left out
  --other-merchants A,B
                    other merchants of the server, to check that each gets its own data
  --inbox URL       returns the captchas and codes of the test system (docs/backend.md)
  --report FOLDER   where index.html, junit.xml and verify.json go; ${REPORT_FOLDER} when left out
  --verbose         prints every finding with a curl command

Accounts come from environment variables. Without an account, its cases are skipped, and the report lists them:

${Object.entries(VARIABLES)
  .map(([name, meaning]) => `  ${name.padEnd(26)} ${meaning}`)
  .join('\n')}

Exit codes: 0 the server holds the contract, 1 there are findings, 2 wrong usage, no
server, nothing that could be judged, or an end by Ctrl-C.`,
  options: {
    target: { type: 'string' },
    'read-only': { type: 'boolean' },
    only: { type: 'string' },
    rate: { type: 'string' },
    merchant: { type: 'string' },
    'other-merchants': { type: 'string' },
    inbox: { type: 'string' },
    report: { type: 'string' },
    verbose: { type: 'boolean' },
  },
  run: async (flags) => {
    const contract = judgingContract()
    if (!contract) return 1
    const options = readOptions(flags, process.env, contract.operations, merchantForm(contract))
    const folder = typeof flags['report'] === 'string' ? flags['report'] : REPORT_FOLDER
    makeOutputFolder(folder)
    removeReport(folder, 'verify')
    const reason =
      (await whyUnreachable(options.target)) ??
      (await whyNoServer(options.target)) ??
      (options.inbox === undefined ? undefined : await whyNoInbox(options.inbox))
    if (reason !== undefined) throw new UsageError(reason)

    const isTerminal = process.stdout.isTTY && process.stderr.isTTY
    const count = options.only.length || contract.operations.length
    print(headline(options, contract.version, count, isTerminal))
    const result = await verify(contract, options, progressListener(count, isTerminal), untilStopped())
    writeReport(folder, 'verify', { html: printHtml(result), junit: printJunit(result), data: result })
    if (isTerminal) print(`\n${printSummary(result, terminalPaint(), { verbose: flags['verbose'] === true })}`)
    print(`report ${folder}/index.html  junit ${folder}/junit.xml  json ${folder}/verify.json`)
    if (!isTerminal) print(plainVerdict(result))
    if (result.operations.some(({ findings }) => findings.length > 0)) return 1
    if (!result.operations.some(({ succeeded }) => succeeded))
      throw new UsageError('no operation has answered a success, so nothing was judged.')
    return 0
  },
}

/** Ctrl-C ends a run before its next step, so that it can put back what it has changed. */
function untilStopped(): AbortSignal {
  const stop = new AbortController()
  void untilInterrupted().then(() => {
    endProgress()
    print('Stopping, and putting back what was changed. Ctrl-C again ends at once.')
    stop.abort(new StoppedError('the run was stopped before its end, so there is no report.'))
  })
  return stop.signal
}

function headline(
  { target, rate, readOnly, credentials }: VerifyOptions,
  version: string,
  count: number,
  rich: boolean,
) {
  const account = credentials.member ? 'GATEWAY_USER' : 'trial'
  if (!rich) return `verify ${target} contract=${version} operations=${count} account=${account}`
  const pace = Number.isFinite(rate) ? `${rate} requests a second` : 'as fast as it answers'
  const who = credentials.member ? 'session from GATEWAY_USER' : 'no GATEWAY_USER, so a trial'
  return `Conformance of ${target}\ncontract ${version} · ${count} operations · ${pace} · writes ${readOnly ? 'off' : 'on'} · ${who}\n`
}

const merchantForm = ({ document }: Contract): RegExp =>
  new RegExp(String(document.components.schemas['MerchantCode']?.['pattern'] ?? ''), 'u')
