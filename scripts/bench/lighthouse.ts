import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROME_ENV, CHROME_FLAGS, CHROME_PATH } from './browser.ts'
import { keepForEnd } from './scope.ts'
import { median, type Section } from './section.ts'

/** A page to measure beside the others. */
export interface Page {
  name: string
  url: string
  /** Its largest paint at most so many times that of the stack page. */
  lcpBudget?: Readonly<Record<Throttling, number>>
}

interface Figures {
  score: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Scripts of the whole load with their headers, in KB as they travelled. */
  scripts: number
  benchmarkIndex: number
}

type Throttling = 'simulate' | 'devtools'

/**
 * Runs Lighthouse (phone, slow 4G, 4× CPU) over the pages in turn, a Chrome of its own for each, and gives medians.
 * The stack page must be among them: absolute times drift with the machine, the ratio to it does not.
 */
export async function lighthouseSection(
  pages: readonly Page[],
  options: { runs: number; throttling: Throttling },
): Promise<Section> {
  const figures = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]))
  for (let run = 0; run < options.runs; run += 1) {
    for (const page of pages) figures.get(page.name)?.push(await measureOrRetry(page.url, options.throttling))
  }
  const medians = new Map([...figures].map(([name, all]) => [name, medianOf(all)]))
  const stack = medians.get('stack page')
  const floor = medians.get('static page')
  const home = medians.get('home')
  if (!stack || !floor || !home) throw new Error('home, stack page and static page must be measured together')
  const simulated = options.throttling === 'simulate'
  return {
    title: `Lighthouse, ${simulated ? 'simulated' : 'applied'} throttling, medians of ${options.runs}`,
    columns: [
      { name: 'page' },
      { name: 'score' },
      { name: 'FCP ms' },
      { name: 'LCP ms' },
      { name: 'TBT ms' },
      { name: 'CLS', decimals: 3 },
      { name: 'JS KB', decimals: 1 },
      { name: 'FCP / static', decimals: 2 },
      { name: 'LCP / stack', decimals: 2 },
    ],
    rows: [...medians].map(([name, { score, fcp, lcp, tbt, cls, scripts }]) => [
      name,
      score,
      fcp,
      lcp,
      tbt,
      cls,
      scripts,
      fcp / floor.fcp,
      lcp / stack.lcp,
    ]),
    checks: [
      ...pages.flatMap(({ name, lcpBudget }) =>
        lcpBudget
          ? [
              {
                what: `LCP of ${name} / stack page`,
                value: (medians.get(name)?.lcp ?? NaN) / stack.lcp,
                budget: lcpBudget[options.throttling],
                unit: '',
                decimals: 2,
              },
            ]
          : [],
      ),
      ...(simulated
        ? [
            { what: 'score of home', kind: 'at least' as const, value: home.score, budget: 100, unit: '' },
            { what: 'TBT of home', value: home.tbt, budget: 50, unit: 'ms' },
          ]
        : [{ what: 'FCP of home / static page', value: home.fcp / floor.fcp, budget: 1.1, unit: '', decimals: 2 }]),
      { what: 'CLS of home', value: home.cls, budget: 0, unit: '', decimals: 3 },
    ],
    notes: [
      `Phone, slow 4G, 4× CPU. benchmarkIndex of the machine: ${Math.round(home.benchmarkIndex)}.`,
      'JS KB: all scripts of the load with their headers, also those that home asks for when it is idle.',
    ],
  }
}

/**
 * A Chrome that painted nothing in time, as happens on a machine with other work, costs one run and not all of them.
 */
const measureOrRetry = (url: string, throttling: Throttling) =>
  measure(url, throttling).catch(() => measure(url, throttling))

async function measure(url: string, throttling: Throttling): Promise<Figures> {
  const chrome = await launch({
    ...(CHROME_PATH !== undefined && { chromePath: CHROME_PATH }),
    chromeFlags: ['--headless=new', ...CHROME_FLAGS],
    envVars: CHROME_ENV,
    handleSIGINT: false,
  })
  const close = keepForEnd(() => chrome.kill())
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      throttlingMethod: throttling,
      logLevel: 'silent',
    })
    if (!result) throw new Error(`Lighthouse returned nothing for ${url}`)
    const { audits, categories, environment } = result.lhr
    const value = (audit: string) => {
      const figure = audits[audit]?.numericValue
      if (figure === undefined) throw new Error(`Lighthouse has no ${audit} for ${url}`)
      return figure
    }
    const requests = audits['network-requests']?.details
    return {
      score: (categories['performance']?.score ?? 0) * 100,
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scripts: requests?.type === 'table' ? scriptKilobytes(requests.items) : 0,
      benchmarkIndex: environment.benchmarkIndex,
    }
  } finally {
    await close()
  }
}

function scriptKilobytes(requests: readonly Record<string, unknown>[]): number {
  return (
    requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1_000
  )
}

function medianOf(all: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => median(all.map((figures) => figures[key]))
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    scripts: of('scripts'),
    benchmarkIndex: of('benchmarkIndex'),
  }
}
