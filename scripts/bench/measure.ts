import { writeFileSync } from 'node:fs'
import { print } from '#scripts/lib/print.ts'
import { buildReference, buildReleases, buildWithoutWorker, writeStaticPage, writeTapPage } from './builds.ts'
import { bytesSection } from './bytes.ts'
import { generationSection } from './generation.ts'
import { interactionsSection } from './interactions.ts'
import { lighthouseSection } from './lighthouse.ts'
import type { Part } from './parts.ts'
import { endAll, endOnInterrupt, temporaryFolder } from './scope.ts'
import { printSection, sectionData, type Section } from './section.ts'
import { startServers } from './servers.ts'
import { startUpSection } from './start-up.ts'
import { throughputSection } from './throughput.ts'
import { visitsSection } from './visits.ts'

/** Measures the parts that are wanted, prints their tables, and ends the process. @param json file for the figures */
export async function measure(wants: (part: Part) => boolean, runs: number, json?: string): Promise<void> {
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
    if (json) writeFileSync(json, JSON.stringify(sections.map(sectionData), null, 2))
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
