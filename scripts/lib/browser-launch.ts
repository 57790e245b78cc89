import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './run-command.ts'

interface BrowserLaunch {
  /** Where setup.mjs found the browser; missing while nobody has asked for one, as in a check of the sources alone. */
  executablePath?: string
  args: string[]
  env: Record<string, string>
}

/** The folders of the font packages. Of the first all are taken, so that one more only has to be installed. */
const FONTS = ['@expo-google-fonts', '@embedpdf/fonts-sc'].map((name) => join(ROOT, 'node_modules', name))
const CACHE = join(ROOT, '.cache', 'fonts')
const BROWSER_RECORD = join(ROOT, '.cache', 'browser.json')

/**
 * How every command starts a browser, with the fonts of the project and no others. What a text measures and how it
 * looks is then the same on every Linux. Browsers of other systems go on with the fonts of the machine: they know no
 * fontconfig.
 */
export function browserLaunch(): BrowserLaunch {
  const record: { executablePath?: string } = existsSync(BROWSER_RECORD)
    ? JSON.parse(readFileSync(BROWSER_RECORD, 'utf8'))
    : {}
  const fontConfig = join(CACHE, 'fonts.conf')
  writeWhole(fontConfig, fontConfiguration(FONTS, join(CACHE, 'scanned')))
  return {
    ...record,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    // The locale is part of how fontconfig chooses, and of the languages of a page that asks for none.
    env: { ...machineEnv(), FONTCONFIG_FILE: fontConfig, LC_ALL: 'C.UTF-8', LANGUAGE: 'en' },
  }
}

/**
 * A whole configuration, so that no font of the system and no rule of the distribution counts.
 *
 * @param fonts folders of the font files
 * @param scanned where fontconfig may keep what it has read from them
 */
function fontConfiguration(fonts: readonly string[], scanned: string): string {
  const preferred = Object.entries({ 'sans-serif': 'Roboto', 'system-ui': 'Roboto', monospace: 'Roboto Mono' })
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${fonts.map((folder) => `  <dir>${escapeXml(folder)}</dir>`).join('\n')}
  <cachedir>${escapeXml(scanned)}</cachedir>
${preferred
  .map(([asked, font]) => `  <alias><family>${asked}</family><prefer><family>${font}</family></prefer></alias>`)
  .join('\n')}
</fontconfig>
`
}

/** Several processes start browsers at once; none may read half of the file. */
function writeWhole(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, file)
}

function machineEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
