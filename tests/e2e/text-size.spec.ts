import type { Page } from '@playwright/test'
import { lostTexts } from '../support/lost-text.ts'
import { screensOf, type Viewer } from '../support/screens.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

const HEIGHT_PX = 844
/** How much wider letters are at least than those of the tests, and how much larger they are drawn for it. */
const WIDER = 1.2
const DRAWN_LARGER = 1.25
/** Text of the usual size with wide letters, then of twice the size. */
const looks = [
  { name: 'wide letters', widthPx: 320, size: '100%', family: 'wide' },
  { name: 'text of 200 %', widthPx: 390, size: '200%', family: 'usual' },
  { name: 'text of 200 %', widthPx: 320, size: '200%', family: 'usual' },
] as const

/** Whose screens, in which language, and which of them: one that reads from the right is a test of the most used. */
const tours = [
  { viewer: 'visitor', language: 'EN', isOpened: () => true },
  { viewer: 'ravi88', language: 'EN', isOpened: () => true },
  { viewer: 'agent01', language: 'EN', isOpened: () => true },
  { viewer: 'visitor', language: 'UR', isOpened: (address) => /home|login|register/.test(address) },
  { viewer: 'ravi88', language: 'UR', isOpened: (address) => /home|deposit|withdraw|member|message/i.test(address) },
] satisfies { viewer: Viewer; language: string; isOpened: (address: string) => boolean }[]

for (const { viewer, language, isOpened } of tours)
  test(`screens of ${viewer} in ${language} lose no text with wide letters and at 200 %`, async ({ page }) => {
    // Some twenty pages, one after the other.
    test.setTimeout(240_000)
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    if (viewer !== 'visitor') await signInAs(page, viewer)
    // A member's home has a header of its own.
    const addresses = viewer === 'ravi88' ? ['/m/home', ...screensOf(viewer)] : screensOf(viewer)
    for (const address of addresses.filter(isOpened))
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading').first()).toBeAttached()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await page.waitForLoadState('networkidle')
        for (const look of looks) {
          await putOn(page, look)
          expect.soft(await lostTexts(page), `${address}, ${look.name}, ${look.widthPx} px`).toEqual([])
        }
        await page.setViewportSize({ width: 390, height: HEIGHT_PX })
      })
  })

test('what is cut off, off the screen or over other text is found', async ({ page }) => {
  await page.goto('/m/login')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await lostTexts(page)).toEqual([])
  await page.evaluate(() => {
    const plant = (words: string, style: Partial<CSSStyleDeclaration>, dir = '') => {
      const box = document.createElement('p')
      Object.assign(box.style, { position: 'absolute', width: '90px', ...style })
      box.textContent = words
      if (dir) box.dir = dir
      document.body.append(box)
    }
    const cut = { overflow: 'hidden', whiteSpace: 'nowrap' }
    plant('Words that are cut off', { top: '700px', ...cut })
    plant('Words that are shortened', { top: '730px', textOverflow: 'ellipsis', ...cut })
    plant('৳ 123,456,789.00', { top: '760px', textOverflow: 'ellipsis', ...cut }, 'auto')
    plant('A name of the gateway', { top: '790px', textOverflow: 'ellipsis', ...cut }, 'auto')
    plant('Beyond', { top: '820px', left: '-40px' })
    plant('Below', { top: '850px' })
    plant('Above', { top: '852px' })
  })
  const found = await lostTexts(page)
  expect(found.map((fault) => fault.replace(/ <[^>]*>/g, ''))).toEqual([
    'cut: "Words that are cut off"',
    'ellipsis: "Words that are shortened"',
    'ellipsis: "৳ 123,456,789.00"',
    'off the screen: "Beyond"',
    'over another text: "Below" "Above"',
  ])
})

interface Look {
  widthPx: number
  size: string
  family: 'wide' | 'usual'
}

/** Gives the page another width, size of text and width of letters, and waits until it has taken them up. */
async function putOn(page: Page, { widthPx, size, family }: Look): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: HEIGHT_PX })
  const wider = await page.evaluate(dress, { size, factor: family === 'wide' ? DRAWN_LARGER : 1 })
  expect(wider, 'letters are as wide as they are to be').toBeGreaterThanOrEqual(family === 'wide' ? WIDER : 1)
}

/**
 * Runs in the page. A font of the machine, drawn larger under the name that the site asks for: every letter is wider, and
 * letters that join stay joined.
 *
 * @returns how much wider a sample has become
 */
async function dress({ size, factor }: { size: string; factor: number }): Promise<number> {
  const names = ['Roboto', 'Noto Nastaliq Urdu']
  const sample = document.createElement('span')
  sample.textContent = `${document.title} 12,480.50`
  Object.assign(sample.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '20px' })
  document.body.append(sample)
  document.fonts.clear()
  const before = sample.getBoundingClientRect().width
  if (factor > 1)
    for (const name of names)
      for (const weight of ['400', '700']) {
        const own = weight === '700' ? [`${name} Bold`, 'DejaVu Sans Bold'] : [name, `${name} Regular`, 'DejaVu Sans']
        const source = own.map((one) => `local("${one}")`).join(', ')
        const face = new FontFace(name, source, { weight, sizeAdjust: `${factor * 100}%` } as FontFaceDescriptors)
        document.fonts.add(await face.load())
      }
  const after = sample.getBoundingClientRect().width
  sample.remove()
  document.documentElement.style.fontSize = size
  // Where nothing is drawn until it comes near, nothing would be found.
  for (const late of document.querySelectorAll<HTMLElement>('footer, section, div'))
    if (getComputedStyle(late).contentVisibility === 'auto') late.style.contentVisibility = 'visible'
  window.dispatchEvent(new Event('resize'))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return after / before
}
