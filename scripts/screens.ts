import { chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageTags, type LanguageCode } from '#src/lib/languages.ts'
import { browserLaunch } from '#scripts/lib/browser-launch.ts'
import { readCommandLine, runCommandLine } from '#scripts/lib/command-line.ts'
import { readList, readOneOf, readWhole } from '#scripts/lib/flag-values.ts'
import { translatedTags } from '#scripts/lib/message-catalogue.ts'
import { makeWayForFiles } from '#scripts/lib/output.ts'
import { endProgress, print, printProgress } from '#scripts/lib/print.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { builtFolder } from '#scripts/site/serve/built-folder.ts'
import { startGateway } from '#scripts/site/serve/gateway.ts'
import { serveSite } from '#scripts/site/serve/site-server.ts'
import { tourScreens, type Look, type Seen } from '#scripts/screens/tour.ts'

const PORT = 5500
const REPORT = 'reports/screens/faults.json'
const HEIGHT_PX = 720

const LINE = {
  command: 'npm run screens --',
  help: `npm run screens [-- --languages all|TAG,TAG] [--width PX] [--text PERCENT] [--theme NAME] [--pictures] [--workers N]

Opens every screen of the built site in each language and counts the texts that cannot be read: cut off, off the screen
or over another text. Needs "npm run build" first. Exits with 1 if it finds any.
${REPORT} lists them all.

  --languages LIST   BCP 47 tags (all)
  --width PX         width of the phone (320)
  --text PERCENT     text size (100)
  --theme NAME       light or dark (dark)
  --pictures         writes a screenshot of each screen to reports/screens
  --workers N        browsers in parallel (2)
`,
  options: {
    languages: { type: 'string' },
    width: { type: 'string' },
    text: { type: 'string' },
    theme: { type: 'string' },
    pictures: { type: 'boolean' },
    workers: { type: 'string' },
  },
} as const

const { values } = readCommandLine(LINE)
process.exitCode = await runCommandLine(LINE, async () => {
  const folder = builtFolder('site')
  const languages = readLanguages(values.languages ?? 'all')
  const look: Look = {
    width: readWhole('--width', values.width ?? '320', 240, 2000),
    height: HEIGHT_PX,
    text: readWhole('--text', values.text ?? '100', 50, 400),
    theme: readOneOf('theme', values.theme ?? 'dark', ['dark', 'light']),
  }
  const pictures = values.pictures ? join(ROOT, 'reports/screens') : undefined
  const workers = Math.min(readWhole('--workers', values.workers ?? '2', 1, 16), languages.length)
  const gateway = await startGateway()
  const site = await serveSite({ folder, port: PORT, gateway })
  const seen = (await Promise.all(share(languages, workers).map((own) => tour(site.url, own, look, pictures)))).flat()
  await Promise.all([site.close(), gateway.close()])
  endProgress()
  makeWayForFiles(join(ROOT, REPORT))
  writeFileSync(
    join(ROOT, REPORT),
    JSON.stringify(
      seen.filter(({ faults }) => faults.length > 0),
      null,
      2,
    ),
  )
  return printSeen(languages, seen)
})

function readLanguages(list: string): LanguageCode[] {
  const written = ['en', ...translatedTags()]
  const wanted = list === 'all' ? written : readList(list).map((tag) => readOneOf('language', tag, written))
  return Object.entries(languageTags).flatMap(([code, tag]) => (wanted.includes(tag) ? [code as LanguageCode] : []))
}

/** Deals the languages out, so that each worker has about as many. */
function share<Item>(items: readonly Item[], workers: number): Item[][] {
  return Array.from({ length: workers }, (_, worker) => items.filter((_item, index) => index % workers === worker))
}

/** Languages one after the other, in a browser of their own. */
async function tour(
  url: string,
  languages: readonly LanguageCode[],
  look: Look,
  pictures: string | undefined,
): Promise<Seen[]> {
  const browser = await chromium.launch(browserLaunch())
  const all: Seen[] = []
  for (const language of languages) {
    for await (const seen of tourScreens(browser, url, { language, look, pictures })) {
      all.push(seen)
      printProgress(`${languageTags[language]} ${seen.address}`)
    }
  }
  await browser.close()
  return all
}

/** One line a language, then each fault with the languages and screens that have it. */
function printSeen(languages: readonly LanguageCode[], seen: readonly Seen[]): number {
  let total = 0
  for (const language of languages) {
    const own = seen.filter((one) => one.language === language)
    const faults = own.flatMap((one) => one.faults)
    total += faults.length
    print(`${languageTags[language].padEnd(8)} ${own.length} screens, ${faults.length} faults`)
  }
  for (const { language, viewer, address, faults } of seen)
    for (const fault of faults) print(`${languageTags[language]} ${viewer} ${address}: ${fault}`)
  print(`${total} faults`)
  return total > 0 ? 1 : 0
}
