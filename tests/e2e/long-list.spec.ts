import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'

/** Of 10,000 the list itself is proved beside it (`VirtualGrid`); a browser takes a minute to load them. */
const TOTAL = 1_200
const MEGABYTE = 1_048_576
/** Screens from one look to the next: the rows that stand ready around each screen are looked at too. */
const STEP = 1.8
const LEAP = 12

const ONE_PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

test('LIST-03, LIST-16, LIST-17 a list of 1,200 games stays small in the page and in memory, and shows each game once', async ({
  page,
  visitor,
}) => {
  test.setTimeout(180_000)
  await visitor({ slotCount: TOTAL })
  // The stub's drawings would be drawn at each step; the tiles are the same without them.
  await page.route('**/media/games/**', (route) =>
    route.fulfill({ body: ONE_PIXEL, contentType: 'image/gif', headers: { 'cache-control': 'max-age=600' } }),
  )
  await page.goto('/m/gameList')
  await expect(page.getByText('25 of 1,200')).toBeAttached()
  await watchList(page)
  await loadAll(page)
  await expect(page.getByText('1,200 of 1,200')).toBeAttached()

  const seen = await walk(page, STEP)
  expect(seen).toEqual({ positions: TOTAL, games: TOTAL })

  const devTools = await page.context().newCDPSession(page)
  const before = await usedBytes(devTools)
  await walk(page, LEAP)
  const grown = (await usedBytes(devTools)) - before
  expect(grown / MEGABYTE).toBeLessThan(0.5)

  const most = await page.evaluate(() => Reflect.get(window, 'mostOfList'))
  expect(most.tiles).toBeGreaterThan(15)
  expect(most.tiles).toBeLessThan(300)
  expect(most.nodes).toBeLessThan(500)
})

/** Notes the most tiles and nodes that the list ever has, at each change of the page. */
function watchList(page: Page): Promise<void> {
  return page.evaluate(() => {
    const most = { tiles: 0, nodes: 0 }
    Reflect.set(window, 'mostOfList', most)
    const count = () => {
      const list = document.querySelector('main li[aria-posinset]')?.parentElement
      most.tiles = Math.max(most.tiles, document.querySelectorAll('main li').length)
      most.nodes = Math.max(most.nodes, list?.querySelectorAll('*').length ?? 0)
    }
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
    count()
  })
}

/** Asks for page after page by the button at the end of the list, which waits for nothing but the answer. */
function loadAll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const more = () => [...document.querySelectorAll('button')].find((one) => /^Show \d+ more/.test(one.textContent))
    for (let button = more(); button; button = more()) {
      button.click()
      await frame()
    }
  })
}

/** Goes down the list in steps of so many screens, and up again in leaps; tells what stood there on the way. */
function walk(page: Page, screens: number): Promise<{ positions: number; games: number }> {
  return page.evaluate(
    async ([down, up]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const end = () => document.documentElement.scrollHeight - window.innerHeight
      const shown = new Map<string, string>()
      const tilesOnScreen = () => {
        const tiles = [...document.querySelectorAll('main li[aria-posinset]')]
        const [list, first, last] = [tiles[0]?.parentElement, tiles[0], tiles.at(-1)].map((one) =>
          one?.getBoundingClientRect(),
        )
        if (!list || !first || !last) return undefined
        const isWhole =
          first.top <= Math.max(0, list.top) + 1 && last.bottom >= Math.min(window.innerHeight, list.bottom) - 1
        const isDrawn = !document.querySelector('main li:not([aria-posinset])')
        return isWhole && isDrawn ? tiles : undefined
      }
      const look = async (y: number) => {
        window.scrollTo(0, y)
        await frame()
        let tiles = tilesOnScreen()
        for (; !tiles; tiles = tilesOnScreen()) await frame()
        for (const tile of tiles) shown.set(tile.getAttribute('aria-posinset') ?? '', tile.textContent)
      }
      for (let y = 0; y < end(); y += down * window.innerHeight) await look(y)
      for (let y = end(); y > 0; y -= up * window.innerHeight) await look(y)
      await look(0)
      return { positions: shown.size, games: new Set(shown.values()).size }
    },
    [screens, LEAP] as const,
  )
}

async function usedBytes(devTools: CDPSession): Promise<number> {
  // Twice: what the first round lets go of may have held more.
  await devTools.send('HeapProfiler.collectGarbage')
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize
}
