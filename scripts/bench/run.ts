import { writeFileSync } from 'node:fs'
import { readCommandLine, runCommandLine } from '#scripts/lib/command-line.ts'
import { readOneOf, readWhole } from '#scripts/lib/flag-values.ts'
import { makeWayForFiles } from '#scripts/lib/output.ts'
import { buildReference, buildReleases, buildWithoutWorker, writeStaticPage, writeTapPage } from './builds.ts'
import { bytesSection } from './bytes.ts'
import { generationSection } from './generation.ts'
import { interactionsSection } from './interactions.ts'
import { lighthouseSection } from './lighthouse.ts'
import { endAll, endOnInterrupt, temporaryFolder } from './scope.ts'
import { printSection, sectionData, type Section } from './section.ts'
import { startServers } from './servers.ts'
import { startUpSection } from './start-up.ts'
import { throughputSection } from './throughput.ts'
import { print } from '#scripts/lib/print.ts'
import { visitsSection } from './visits.ts'

const PARTS = ['bytes', 'lighthouse', 'visits', 'interactions', 'generate', 'throughput', 'start'] as const
type Part = (typeof PARTS)[number]

const USAGE = `npm run bench [-- --only ${PARTS.join('|')}] [--runs N] [--json FILE]

  Measures speed side by side with its references in the same run, in about a quarter of an hour.
  --only PART   one part
  --runs N      runs of Lighthouse, of the visits and of the interactions (3)
  --json FILE   writes the figures too
`

const LINE = {
  command: 'npm run bench --',
  help: USAGE,
  options: { only: { type: 'string' }, runs: { type: 'string' }, json: { type: 'string' } },
} as const

const { values } = readCommandLine(LINE)
await runCommandLine(LINE, async () => {
  const only = values.only === undefined ? undefined : readOneOf('part', values.only, PARTS)
  const runs = readWhole('--runs', values.runs ?? '3', 1, 100)
  makeWayForFiles(values.json)
  await run((part) => only === undefined || only === part, runs)
})

async function run(wants: (part: Part) => boolean, runs: number): Promise<void> {
  endOnInterrupt()
  const sections: Section[] = []
  const show = (section: Section) => {
    sections.push(section)
    print(printSection(section))
  }
  try {
    const folder = await temporaryFolder()
    if (wants('bytes') || wants('lighthouse') || wants('interactions')) {
      const site = await buildWithoutWorker(folder)
      if (wants('bytes')) show(bytesSection(site))
      if (wants('lighthouse')) await measurePages(folder, site.folder, runs, show)
      if (wants('interactions')) show(await measureInteractions(folder, site.folder, runs))
    }
    if (wants('visits')) show(await measureVisits(folder, runs))
    if (wants('generate')) show(await generationSection(folder))
    if (wants('throughput')) show(await throughputSection())
    if (wants('start')) show(await startUpSection())
    if (values.json) writeFileSync(values.json, JSON.stringify(sections.map(sectionData), null, 2))
  } finally {
    await endAll()
  }
  process.exit(0)
}

async function measurePages(
  folder: string,
  site: string,
  runs: number,
  show: (section: Section) => void,
): Promise<void> {
  const stack = await buildReference(folder, 'stack')
  const floor = await writeStaticPage(folder)
  const { siteUrls, close } = await startServers([site, stack, floor])
  const [url = '', stackUrl = '', floorUrl = ''] = siteUrls
  const pages = [
    { name: 'static page', url: `${floorUrl}/` },
    { name: 'stack page', url: `${stackUrl}/` },
    { name: 'home', url: `${url}/m/home`, lcpBudget: { simulate: 0.95, devtools: 0.8 } },
    { name: 'login', url: `${url}/m/login`, lcpBudget: { simulate: 1, devtools: 1 } },
    { name: 'game list', url: `${url}/m/gameList?gameType=RNG`, lcpBudget: { simulate: 1, devtools: 1 } },
  ]
  show(await lighthouseSection(pages, { runs, throttling: 'simulate' }))
  show(await lighthouseSection(pages, { runs, throttling: 'devtools' }))
  await close()
}

async function measureVisits(folder: string, runs: number): Promise<Section> {
  const { site, release } = await buildReleases(folder)
  const { siteUrls, close } = await startServers([site, release, await buildReference(folder, 'stack')])
  const [siteUrl = '', releaseUrl = '', stack = ''] = siteUrls
  const section = await visitsSection({ site: siteUrl, release: releaseUrl, stack }, runs)
  await close()
  return section
}

async function measureInteractions(folder: string, site: string, runs: number): Promise<Section> {
  const references = [await buildReference(folder, 'grid'), await writeTapPage(folder)]
  const { siteUrls, stubUrl, close } = await startServers([site, ...references])
  const [url = '', grid = '', floor = ''] = siteUrls
  const section = await interactionsSection({ url, stubUrl }, { grid, floor }, runs)
  await close()
  return section
}
