import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const PACKAGES = join(import.meta.dirname, '../../node_modules/@expo-google-fonts')

/** Names of the font families that the project brings along, such as `Noto Sans Thai`. */
export const ownFonts: readonly string[] = [
  ...readdirSync(PACKAGES).map((folder) =>
    folder.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => ` ${first.toUpperCase()}`).trim(),
  ),
  // Chinese and Japanese, from @embedpdf/fonts-sc, by weight.
  'Noto Sans S Chinese Regular',
  'Noto Sans S Chinese',
]

/** Names of the font families of the machine that the browser draws the text of an element with. */
export async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  return fonts.map(({ familyName }) => familyName)
}

/** Which letters of a text, that of the whole page unless told, the page's fonts lack: each shows as an empty box. */
export async function missingLetters(page: Page, text?: string): Promise<string[]> {
  return page.evaluate((given) => {
    const size = 32
    const canvas = Object.assign(document.createElement('canvas'), { width: 3 * size, height: 3 * size })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser draws nothing')
    context.font = `${size}px ${getComputedStyle(document.body).fontFamily}`
    const draw = (letter: string) => {
      context.clearRect(0, 0, canvas.width, canvas.height)
      context.fillText(letter, size, 2 * size)
      return context.getImageData(0, 0, canvas.width, canvas.height).data.join()
    }
    // Every letter that no font has looks alike; this one is for private use, so none ever will.
    const box = draw('\u{10FFFD}')
    if (box === draw(' ')) throw new Error('A missing letter is not drawn as a box')
    return [...new Set(given ?? document.body.innerText)].filter((letter) => draw(letter) === box)
  }, text)
}
