import { join } from 'node:path'
import { build } from 'vite'
import { CONSOLE_PATH, SCRIPT_PATH, STYLE_PATH, type Door } from './door.ts'

/** Nothing but its own files, and no string becomes markup. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

let bundled: Promise<{ script: string; style: string }> | undefined

/**
 * Address and text of the console's three files, for one door. The bundle is made once for as long as this process
 * runs; one that failed is made again.
 */
export async function consoleFiles(door: Door): Promise<ReadonlyMap<string, string>> {
  bundled ??= bundle().catch((error: unknown) => {
    bundled = undefined
    throw error
  })
  const { script, style } = await bundled
  return new Map([
    [CONSOLE_PATH, page(door)],
    [SCRIPT_PATH, script],
    [STYLE_PATH, style],
  ])
}

/** One of these files, as a server answers it. */
export async function consoleFile(path: string, door: Door): Promise<Response> {
  const type = path === SCRIPT_PATH ? 'text/javascript' : path === STYLE_PATH ? 'text/css' : 'text/html'
  return new Response((await consoleFiles(door)).get(path), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    },
  })
}

function page(door: Door): string {
  return `<!doctype html>
<html lang="en" data-door="${door}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Mock console</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${STYLE_PATH}">
<script type="module" src="${SCRIPT_PATH}"></script>
<body></body>
</html>
`
}

/** Testers have a browser of today; the site's own targets are not for them. */
async function bundle(): Promise<{ script: string; style: string }> {
  const outputs = await build({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // The process may be a development server, for which JSX would be compiled to calls that only React's development
    // has.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'esnext',
      lib: { entry: join(import.meta.dirname, 'main.tsx'), formats: ['es'], cssFileName: 'console' },
    },
  })
  const files = (Array.isArray(outputs) ? outputs : [outputs]).flatMap((output) =>
    'output' in output ? output.output : [],
  )
  const script = files.find((file) => file.type === 'chunk')
  const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (script?.type !== 'chunk' || style?.type !== 'asset')
    throw new Error('the console must be one script and one style')
  return { script: script.code, style: String(style.source) }
}
