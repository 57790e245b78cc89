import { expect, type Page } from '@playwright/test'
import { lostTexts } from '#scripts/screens/lost-text.ts'
import { setTextSize } from '#scripts/screens/text-size.ts'

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
const USUAL = { widthPx: 390, size: '', family: 'usual' } as const

/**
 * Fails where the page loses text with wide letters or at 200 % (WCAG 1.4.4). The page has its usual letters
 * afterwards.
 *
 * @param name of the page, for the report
 */
export async function expectNoLostText(page: Page, name: string): Promise<void> {
  for (const look of looks) {
    await putOn(page, look)
    expect.soft(await lostTexts(page), `${name}, ${look.name}, ${look.widthPx} px`).toEqual([])
  }
  await putOn(page, USUAL)
}

interface Look {
  widthPx: number
  size: string
  family: 'wide' | 'usual'
}

/** Gives the page another width, size of text and width of letters, and waits until it has taken them up. */
async function putOn(page: Page, { widthPx, size, family }: Look): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: HEIGHT_PX })
  const wider = await page.evaluate(widen, family === 'wide' ? DRAWN_LARGER : 1)
  expect(wider, 'letters are as wide as they are to be').toBeGreaterThanOrEqual(family === 'wide' ? WIDER : 1)
  await setTextSize(page, size)
}

/**
 * Runs in the page. A font of the machine, drawn larger under the name that the site asks for: every letter is wider,
 * and letters that join stay joined.
 *
 * @returns how much wider a sample has become
 */
async function widen(factor: number): Promise<number> {
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
  return after / before
}
