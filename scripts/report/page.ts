import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANTERN } from './icons.ts'
import { reportStyles } from './styles.ts'
import { escapeHtml } from './words.ts'

interface ReportPage {
  /** Folder of its own styles and scripts, which come after those that all pages share. */
  folder: string
  styles: readonly string[]
  scripts: readonly string[]
  /** Class of the body. */
  kind: string
  /** Of the document. */
  title: string
  /** On top of the page. */
  name: string
  /** What it is about, as HTML. */
  meta: string
  head?: string
  /** Buttons besides the one for the theme. */
  buttons?: string
  /** What single keys do, for the help; several are separated by blanks. */
  keys?: readonly (readonly [keys: string, meaning: string])[]
  /** What its scripts read; see `#data`. */
  data?: string
  body: string
}

/** A page of our tools that needs no other file: its styles and scripts stand in it. */
export function reportPage(page: ReportPage): string {
  const { folder, styles, scripts, kind, title, name, meta, head = '', buttons = '', keys, data, body } = page
  const help = '<button class="btn square quiet" type="button" data-act="help" aria-label="Keys (?)">?</button>'
  const files = [join(import.meta.dirname, 'report.js'), ...scripts.map((file) => join(folder, file))]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}<title>${escapeHtml(title)}</title>
<style>${reportStyles(folder, styles)}</style>
</head>
<body class="${kind}">
<header class="top"><div class="brand">${LANTERN}<h1>${name}</h1></div><span class="meta">${meta}</span><span class="grow"></span>
${buttons}<button class="btn quiet" type="button" data-act="theme">Light or dark</button>${keys ? help : ''}</header>
${body}
${keys ? helpHtml(keys) : ''}
<div class="say" role="status"></div>
${data === undefined ? '' : `<script type="application/json" id="data">${data}</script>\n`}<script type="module">${files.map(inlined).join('\n')}</script>
</body>
</html>
`
}

function helpHtml(keys: NonNullable<ReportPage['keys']>): string {
  const rows = [...keys, ['t', 'light or dark'] as const].map(
    ([names, meaning]) => `<dt>${names.replaceAll(/\S+/g, '<kbd>$&</kbd>')}</dt><dd>${meaning}</dd>`,
  )
  return `<dialog class="help" aria-label="Keys"><h2>Keys</h2><dl>${rows.join('')}</dl><label><input type="checkbox" name="keys" checked> single keys are on</label><p><button class="btn" type="button" data-act="close">Close</button></p></dialog>`
}

/** The files are modules of their own for the tools; in the page they are one. */
const inlined = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/^import [^']*'[^']*'$/gm, '')
    .replaceAll(/^export /gm, '')
