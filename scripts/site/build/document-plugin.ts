import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { directionOf, isLanguageCode, languageTags } from '#src/lib/languages.ts'
import { merchants } from '#src/core/merchant/merchants.ts'
import { isHomePath } from '#src/core/routing/paths.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { bundleScript } from './bundle-script.ts'
import { lateFillings } from './late-fillings.ts'
import { failureWords } from './failure-words.ts'
import { writeManifests } from './manifests.ts'
import { policyOrigins } from './policy-origins.ts'
import type { MessagePart } from './message-parts.ts'
import { routeModules } from './route-modules.ts'
import type { SiteSecurity } from './security-headers.ts'
import { writeWorker } from './worker-file.ts'
import type { DocumentConstants } from '#src/app/boot/document.ts'
import type { WorkerFiles } from '#src/app/worker/kept-files.ts'

const OLD_BROWSERS = join(ROOT, 'src/app/boot/old-browsers.ts')

/** The scripts of the start as the build writes them into the document; `document.ts` loads them instead. */
const MODULE = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g

/**
 * Where a build leaves what its headers must say, such as the hashes of its inline parts: beside the folder that is
 * deployed, never in it.
 */
export const securityFileOf = (outDir: string) => `${outDir}.security.json`

/**
 * Writes the inline parts of index.html: one script, which chooses merchant, theme, language and direction before the
 * first paint and asks for the first data, and one style block with the tokens and the application shell. Both are
 * built from `src/app/boot/document.ts`; their hashes go into the Content Security Policy.
 */
export function documentPlugin(options: { early: boolean }): Plugin {
  let config: ResolvedConfig
  // The entry is gone from the bundle once the document is written, so what it needs is remembered then.
  let inlined: { styles: readonly string[]; script: string } = { styles: [], script: '' }
  let kept: Pick<WorkerFiles, 'everyStart' | 'oldBrowsers' | 'messages'> | undefined
  return {
    name: 'document',
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      // Imported by no module: the document runs it before all of them.
      if (config.command === 'build') this.emitFile({ type: 'chunk', id: OLD_BROWSERS, name: 'old-browsers' })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const preloads = context.bundle && preloadsOf(context.bundle, config.base)
        const { script, style: shellStyle } = await buildInlineParts(config, {
          merchants: merchants.map(({ code, brand, domains, heroPicture }) => ({
            code,
            brand,
            domains,
            hero: heroPicture,
          })),
          languages: Object.fromEntries(
            Object.keys(languageTags)
              .filter(isLanguageCode)
              .map((code) => [code, [languageTags[code], directionOf(code)]]),
          ),
          failure: failureWords(),
          early: options.early,
          files: preloads
            ? {
                ...preloads,
                start: [...html.matchAll(MODULE)].map(([, src = '']) => src),
              }
            : {
                start: [],
                oldBrowsers: [],
                firstVisit: [],
                otherPages: [],
                pages: {},
                messages: { first: {}, pages: {}, member: {} },
              },
        })
        if (context.bundle && preloads) {
          inlined = entryFilesOf(context.bundle)
          kept = keptFilesOf(context.bundle, config.base, preloads)
        }
        const style = shellStyle + (context.bundle ? entryStyle(context.bundle) : '')
        if (config.command === 'build') {
          const { frameOrigins, imageOrigins } = policyOrigins()
          writeSecurityFile(resolve(config.root, config.build.outDir), {
            scriptHashes: [hashOf(script)],
            styleHashes: [hashOf(style)],
            siteHosts: merchants.flatMap(({ domains }) => domains.map((domain) => `https://${domain}`)),
            imageHosts: imageOrigins,
            frameHosts: frameOrigins,
            browserMock: !options.early,
          })
        }
        return (context.bundle ? html.replace(MODULE, '') : html)
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('<!-- boot script -->', () => `<script>${script}</script>`)
          .replace('<!-- critical style -->', () => `<style>${style}</style>`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        dropStyles(bundle, inlined.styles, inlined.script)
      },
    },
    async writeBundle() {
      // Where a worker stands in for the gateway there can be no second one.
      if (!kept || !options.early) return
      const outDir = resolve(config.root, config.build.outDir)
      writeManifests(outDir)
      await writeWorker(outDir, kept, config.build)
    },
    handleHotUpdate({ file, server }) {
      if (file.includes('/src/app/boot/') || /\/(base|theme)\.css$/.test(file)) server.ws.send({ type: 'full-reload' })
    },
  }
}

function writeSecurityFile(outDir: string, security: SiteSecurity): void {
  const file = securityFileOf(outDir)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(security, null, 2))
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/**
 * The styles of the entry go into the style block: the shell paints without waiting for a file, and the styles of
 * pages, which the browser adds to the head, always come after them.
 */
function entryStyle(bundle: Rolldown.OutputBundle): string {
  return entryStyleFiles(bundle)
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source).trim() : ''))
    .join('')
}

/**
 * The file of the entry's styles is not delivered: a page that listed it among its needs would load it after its own
 * styles and turn their order around. In such lists a script that is always loaded takes its place.
 */
function dropStyles(bundle: Rolldown.OutputBundle, styles: readonly string[], substitute: string): void {
  for (const style of styles) {
    delete bundle[style]
    for (const chunk of chunksOf(bundle)) chunk.code = chunk.code.replaceAll(style, substitute)
  }
}

/** The styles that go into the document, and a script that every page has. */
function entryFilesOf(bundle: Rolldown.OutputBundle): { styles: readonly string[]; script: string } {
  const entry = entryOf(bundle)
  return { styles: entryStyleFiles(bundle), script: entry?.imports[0] ?? entry?.fileName ?? '' }
}

/** Style files of the entry and of all that it imports. */
function entryStyleFiles(bundle: Rolldown.OutputBundle): string[] {
  return [...filesOf(entryOf(bundle), bundle)].filter((file) => file.endsWith('.css'))
}

function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined {
  return chunksOf(bundle).find((chunk) => chunk.isEntry && chunk.facadeModuleId !== OLD_BROWSERS)
}

/** A chunk's own file, its styles, and those of everything it imports. */
function filesOf(chunk: Rolldown.OutputChunk | undefined, bundle: Rolldown.OutputBundle, seen = new Set<string>()) {
  if (!chunk || seen.has(chunk.fileName)) return seen
  seen.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    filesOf(imported?.type === 'chunk' ? imported : undefined, bundle, seen)
  }
  return seen
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
}

async function buildInlineParts(
  config: ResolvedConfig,
  constants: DocumentConstants,
): Promise<{ script: string; style: string }> {
  const files = await bundleScript({
    entry: 'src/app/boot/document.ts',
    name: 'documentBoot',
    define: { __DOCUMENT__: JSON.stringify(constants) },
    target: config.build.target,
    cssTarget: config.build.cssTarget,
  })
  const script = files.find((file) => file.type === 'chunk')?.code
  const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (!script || style?.type !== 'asset') throw new Error('document.ts must give one script and one stylesheet')
  const late = lateFillings(script)
  if (late.length > 0) throw new Error(`document.ts uses ${late.join(', ')}, which old browsers lack when it runs`)
  return { script: script.trim(), style: String(style.source).trim() }
}

/** The files that each page and each language need, so that they are asked for at once and not one after the other. */
function preloadsOf(bundle: Rolldown.OutputBundle, base: string): Omit<DocumentConstants['files'], 'start'> {
  const chunks = chunksOf(bundle)
  const containing = (module: string) => chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
  const languageFiles = (part: MessagePart) =>
    Object.fromEntries(
      Object.entries(languageTags).flatMap(([code, tag]) => {
        const file = containing(`/messages/${tag}.json?${part}`)?.fileName
        return file ? [[code, base + file]] : []
      }),
    )
  const ofStart = filesOf(entryOf(bundle), bundle)
  const ofOldBrowsers = filesOf(containing(OLD_BROWSERS), bundle)
  const tooEarly = [...ofOldBrowsers].filter((file) => ofStart.has(file) && !file.includes('rolldown-runtime'))
  if (tooEarly.length > 0) throw new Error(`old-browsers.ts imports what has to run after it: ${tooEarly.join(', ')}`)
  const ofOtherPages = filesOf(containing('/OtherPages.tsx'), bundle, new Set(ofStart))
  const filesBeside = (module: string, present: ReadonlySet<string>) =>
    [...filesOf(containing(module), bundle)].filter((file) => !present.has(file)).map((file) => base + file)
  const pages = Object.entries(routeModules(join(ROOT, 'src/app'))).map(([path, module]) => [
    path,
    filesBeside(module, isHomePath(path) ? ofStart : ofOtherPages),
  ])
  return {
    oldBrowsers: [...ofOldBrowsers].map((file) => base + file),
    firstVisit: filesBeside('/language-of-visitor.ts', ofStart),
    otherPages: filesBeside('/OtherPages.tsx', ofStart),
    pages: Object.fromEntries(pages),
    messages: { first: languageFiles('first'), pages: languageFiles('pages'), member: languageFiles('member') },
  }
}

/** What the service worker keeps: home, and what all other pages share. */
function keptFilesOf(
  bundle: Rolldown.OutputBundle,
  base: string,
  { pages, otherPages, oldBrowsers, messages }: ReturnType<typeof preloadsOf>,
): Pick<WorkerFiles, 'everyStart' | 'oldBrowsers' | 'messages'> {
  const entry = entryOf(bundle)
  // The document runs in the place of the entry, and has its styles.
  const start = [...filesOf(entry, bundle)]
    .filter((file) => file.endsWith('.js') && file !== entry?.fileName)
    .map((file) => base + file)
  return {
    everyStart: [...start, ...(pages['/m/home'] ?? []), ...otherPages],
    oldBrowsers,
    messages: Object.fromEntries(
      Object.entries(messages.first).map(([code, first]) => [
        code,
        [first, messages.pages[code] ?? ''].filter(Boolean),
      ]),
    ),
  }
}
