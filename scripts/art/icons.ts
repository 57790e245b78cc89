import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { browserLaunch } from '#scripts/lib/browser-launch.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { merchants, type Merchant } from '#src/core/merchant/merchants.ts'
import { groundOf } from '#scripts/site/build/manifests.ts'

const PUBLIC = new URL('../../public/', import.meta.url)
/** The mark is 24 × 28. */
const [MARK_WIDTH, MARK_HEIGHT] = [24, 28]
/** Share of the icon's side that the mark is high. A maskable icon may be cut to a circle of 80 %. */
const [PLAIN, MASKABLE] = [0.72, 0.5]

/**
 * Run as a program (`node scripts/art/icons.ts`), it draws the icons of the installed site from the merchants' marks.
 */
if (import.meta.main) {
  const vite = await createServer({ root: ROOT, logLevel: 'error', server: { middlewareMode: true } })
  const { Mark } = await vite.ssrLoadModule('/src/ui/display/Mark.tsx')
  const browser = await chromium.launch(browserLaunch())
  const page = await browser.newPage()
  for (const merchant of merchants) {
    const mark = renderToStaticMarkup(createElement(Mark as ComponentType<{ shape: string }>, { shape: merchant.mark }))
    for (const [name, side, isMaskable] of [
      ['icon-192', 192, false],
      ['icon-512', 512, false],
      ['icon-maskable', 512, true],
    ] as const) {
      await page.setViewportSize({ width: side, height: side })
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${draw(merchant, mark, side, isMaskable)}`)
      writeFileSync(
        new URL(`merchants/${merchant.code}/${name}.png`, PUBLIC),
        await page.screenshot({ omitBackground: true }),
      )
    }
  }
  await browser.close()
  await vite.close()
}

function draw({ code }: Merchant, mark: string, side: number, isMaskable: boolean): string {
  const ground = groundOf(code)
  const brand = /--brand: (#\w+)/.exec(readFileSync(`${ROOT}/src/merchants/${code}/theme.css`, 'utf8'))?.[1] ?? ''
  const scale = (side * (isMaskable ? MASKABLE : PLAIN)) / MARK_HEIGHT
  const shapes = mark
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/class="[^"]*ribs[^"]*"/g, `fill="none" stroke="${ground}"`)
    .replaceAll(/class="[^"]*heart[^"]*"/g, `fill="${ground}"`)
  const [x, y] = [(side - MARK_WIDTH * scale) / 2, (side - MARK_HEIGHT * scale) / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
  <rect width="${side}" height="${side}" rx="${isMaskable ? 0 : side / 4}" fill="${ground}"/>
  <g transform="translate(${x} ${y}) scale(${scale})" fill="${brand}" color="${brand}">${shapes}</g>
</svg>`
}
