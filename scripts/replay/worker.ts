import { chromium } from '@playwright/test'
import { browserLaunch } from '#scripts/lib/browser-launch.ts'
import { builtFolder } from '#scripts/site/serve/built-folder.ts'
import { forceOnServer } from '#scripts/site/serve/force-answers.ts'
import { startGateway } from '#scripts/site/serve/gateway.ts'
import { serveSite } from '#scripts/site/serve/site-server.ts'
import { isReachable } from './journey.ts'
import { journeys } from './journeys/journeys.ts'
import type { Pair } from './pairs.ts'
import { replayPairs } from './replay-operation.ts'
import type { PairResult, Variant } from './result.ts'
import { openStage } from './stage.ts'
import { readWords } from './words.ts'

/** What a worker is told: pairs of one operation, or that there is nothing more. */
export type Order = { pairs: readonly Pair[] } | { end: true }
/** What it says: who it is, what became of a pair, or that it wants more. */
export type Report = { ready: string } | { result: PairResult } | { done: true }

/** First port to try for the site of a worker. */
const PORT = 5400
const [variantJson = '', folder = ''] = process.argv.slice(2)
const variant: Variant = JSON.parse(variantJson)
const say = (report: Report) => process.send?.(report)

const gateway = await startGateway()
const forcer = forceOnServer()
const site = await serveSite({ folder: builtFolder('site'), port: PORT, gateway, onCall: forcer.answer })
const browser = await chromium.launch(browserLaunch())
const stage = await openStage(browser, { url: site.url, forcer, stubUrl: gateway.stubUrl ?? '' }, variant)
const words = readWords(variant.lang)

process.on('message', (order: Order) => void ('end' in order ? leave() : replay(order.pairs)))
// A parent that is gone has nobody to report to.
process.on('disconnect', () => void leave())
say({ ready: browser.version() })

async function replay(pairs: readonly Pair[]): Promise<void> {
  const [first] = pairs
  const journey = first && journeys[first.operation]
  if (journey && isReachable(journey)) {
    forcer.force('')
    await stage.reset()
    for await (const result of replayPairs(pairs, { stage, words, journey, folder })) say({ result })
  }
  say({ done: true })
}

async function leave(): Promise<void> {
  await browser.close()
  await Promise.all([site.close(), gateway.close()])
  process.exit()
}
