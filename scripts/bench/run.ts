import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fail } from '../lib/fail.ts'
import { buildSite, buildStackPage, writeStaticPage, writeTapPage } from './builds.ts'
import { bytesSection } from './bytes.ts'
import { generationSection } from './generation.ts'
import { interactionsSection } from './interactions.ts'
import { lighthouseSection } from './lighthouse.ts'
import { endAll, endOnInterrupt, temporaryFolder } from './scope.ts'
import { printSection, sectionData, type Section } from './section.ts'
import { startServers } from './servers.ts'
import { startUpSection } from './start-up.ts'
import { throughputSection } from './throughput.ts'

const PARTS = ['bytes', 'lighthouse', 'interactions', 'generate', 'throughput', 'start'] as const
type Part = (typeof PARTS)[number]

const USAGE = `npm run bench [-- --only ${PARTS.join('|')}] [--runs N] [--json FILE]

  Measures speed side by side with its references in the same run, in about six minutes.
  --only PART   one part
  --runs N      runs of Lighthouse and of the interactions (3)
  --json FILE   writes the figures too
`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const runs = Number(values.runs ?? 3)

if (values.help) console.log(USAGE)
else if (values.only && !PARTS.some((part) => part === values.only))
  fail(`unknown part "${values.only}"\n\n${USAGE}`, 2)
else if (!Number.isInteger(runs) || runs < 1) fail(`--runs needs a whole number from 1\n\n${USAGE}`, 2)
else await run((part) => !values.only || values.only === part)

async function run(wants: (part: Part) => boolean): Promise<void> {
  endOnInterrupt()
  const sections: Section[] = []
  const show = (section: Section) => {
    sections.push(section)
    console.log(printSection(section))
  }
  try {
    const folder = await temporaryFolder()
    if (wants('bytes') || wants('lighthouse') || wants('interactions')) {
      const site = await buildSite(folder)
      if (wants('bytes')) show(bytesSection(site))
      if (wants('lighthouse')) await measurePages(folder, site.folder, show)
      if (wants('interactions')) show(await measureInteractions(folder, site.folder))
    }
    if (wants('generate')) show(await generationSection(folder))
    if (wants('throughput')) show(await throughputSection())
    if (wants('start')) show(await startUpSection())
    if (values.json) writeFileSync(values.json, JSON.stringify(sections.map(sectionData), null, 2))
  } finally {
    await endAll()
  }
  process.exit(0)
}

async function measurePages(folder: string, site: string, show: (section: Section) => void): Promise<void> {
  const stack = await buildStackPage(folder)
  const floor = await writeStaticPage(folder)
  const { siteUrls, close } = await startServers([site, stack, floor])
  const [home = '', stackUrl = '', floorUrl = ''] = siteUrls
  const pages = [
    { name: 'static page', url: `${floorUrl}/` },
    { name: 'stack page', url: `${stackUrl}/` },
    { name: 'home', url: `${home}/m/home` },
  ]
  show(await lighthouseSection(pages, { runs, throttling: 'simulate' }))
  show(await lighthouseSection(pages, { runs, throttling: 'devtools' }))
  await close()
}

async function measureInteractions(folder: string, site: string): Promise<Section> {
  const { siteUrls, stubUrl, close } = await startServers([site, await writeTapPage(folder)])
  const [url = '', taps = ''] = siteUrls
  const section = await interactionsSection({ url, stubUrl }, taps, runs)
  await close()
  return section
}
