import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/lib/run-command.ts'
import { languageTags } from '#src/lib/languages.ts'
import { merchants, type Merchant } from '#src/core/merchant/merchants.ts'
import { paths } from '#src/core/routing/paths.ts'

/**
 * Writes the web manifest of every merchant into a built site, by which browsers offer to install it.
 *
 * @param outDir folder of the built site
 */
export function writeManifests(outDir: string): void {
  for (const merchant of merchants)
    writeFileSync(
      join(outDir, 'merchants', merchant.code, 'site.webmanifest'),
      JSON.stringify(manifestOf(merchant), null, 2),
    )
}

/** What a browser has to know to install the site of a merchant. */
export function manifestOf({ code, brand, languages }: Merchant) {
  const ground = groundOf(code)
  const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
    src: `/merchants/${code}/${name}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: paths.home,
    name: brand,
    short_name: brand,
    lang: languageTags[languages[0]],
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable', 512, 'maskable')],
  }
}

/** The ground of a merchant's dark theme, which comes first in its style sheet. */
export function groundOf(merchant: string): string {
  const [, ground] =
    /--ground: (#\w+)/.exec(readFileSync(join(ROOT, 'src/merchants', merchant, 'theme.css'), 'utf8')) ?? []
  if (!ground) throw new Error(`The theme of ${merchant} has no ground`)
  return ground
}
