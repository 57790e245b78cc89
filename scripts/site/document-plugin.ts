import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { languages } from '#src/core/i18n/languages.ts'
import { merchants } from '#src/core/merchant/merchants.ts'
import type { DocumentConstants } from '#src/app/boot/document.ts'

const root = join(import.meta.dirname, '../..')

/** Where a build leaves the hashes of its inline parts: beside the folder that is deployed, never in it. */
export const securityFileOf = (outDir: string) => `${outDir}.security.json`

/**
 * Writes the inline parts of index.html: one script, which chooses merchant, theme, language and direction before the
 * first paint and asks for the first data, and one style block with the tokens and the application shell. Both are
 * built from `src/app/boot/document.ts`; their hashes go into the Content Security Policy.
 */
export function documentPlugin(options: { early: boolean }): Plugin {
  let config: ResolvedConfig
  return {
    name: 'document',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const { script, style } = await buildInlineParts(config, {
          merchants: merchants.map(({ code, domains, heroPicture }) => ({ code, domains, hero: heroPicture })),
          languages: Object.fromEntries(
            Object.entries(languages).map(([code, { tag, direction }]) => [code, [tag, direction]]),
          ),
          early: options.early,
          preload: context.bundle ? preloadsOf(context.bundle, config.base) : { home: [], messages: {} },
        })
        if (config.command === 'build') {
          writeFileSync(
            securityFileOf(config.build.outDir),
            JSON.stringify({ scriptHashes: [hashOf(script)], styleHashes: [hashOf(style)] }, null, 2),
          )
        }
        return moveStylesheetsToEnd(html)
          .replace('<!-- boot script -->', () => `<script>${script}</script>`)
          .replace('<!-- critical style -->', () => `<style>${style}</style>`)
      },
    },
    handleHotUpdate({ file, server }) {
      if (file.includes('/src/app/boot/') || file.endsWith('/theme.css')) server.ws.send({ type: 'full-reload' })
    },
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** A stylesheet at the end lets the shell paint before the rest of the styles have arrived; scripts still wait for it. */
function moveStylesheetsToEnd(html: string): string {
  const links = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
  return links.reduce((text, link) => text.replace(link, ''), html).replace('</body>', `${links.join('')}\n  </body>`)
}

async function buildInlineParts(
  config: ResolvedConfig,
  constants: DocumentConstants,
): Promise<{ script: string; style: string }> {
  const outputs = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __DOCUMENT__: JSON.stringify(constants) },
    build: {
      write: false,
      minify: true,
      copyPublicDir: false,
      target: config.build.target === false ? undefined : config.build.target,
      cssTarget: config.build.cssTarget === false ? undefined : config.build.cssTarget,
      lib: { entry: join(root, 'src/app/boot/document.ts'), formats: ['iife'], name: 'documentBoot' },
    },
  })
  const files = (Array.isArray(outputs) ? outputs : [outputs]).flatMap((output) =>
    'output' in output ? output.output : [],
  )
  const script = files.find((file) => file.type === 'chunk')?.code
  const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (!script || style?.type !== 'asset') throw new Error('document.ts must give one script and one stylesheet')
  return { script: script.trim(), style: String(style.source).trim() }
}

/** The files that home and each language need, so that they are asked for at once and not one after the other. */
function preloadsOf(bundle: Rolldown.OutputBundle, base: string): DocumentConstants['preload'] {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const containing = (module: string) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module))
  const withImports = (chunk: Rolldown.OutputChunk | undefined, seen = new Set<string>()): string[] => {
    if (!chunk || seen.has(chunk.fileName)) return []
    seen.add(chunk.fileName)
    return [
      chunk.fileName,
      ...chunk.imports.flatMap((name) =>
        withImports(
          chunks.find((c) => c.fileName === name),
          seen,
        ),
      ),
    ]
  }
  const already = new Set(withImports(entry))
  return {
    home: withImports(containing('/HomePage.tsx'))
      .filter((file) => !already.has(file))
      .map((file) => base + file),
    messages: Object.fromEntries(
      Object.entries(languages).flatMap(([code, { tag }]) => {
        const file = containing(`/messages/${tag}.json`)?.fileName
        return file ? [[code, base + file]] : []
      }),
    ),
  }
}
