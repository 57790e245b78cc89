import type { Plugin } from 'vite'
import { foldReactDom } from './react-dom-facts.ts'
import { foldRouter } from './react-router-facts.ts'
import { dropIssues, dropTexts, dropUnused, missingParts } from './unused-parts.ts'

/**
 * Lets what the site does not use of its React libraries be left out of a build. Of react-router it takes the
 * production build, which the package leaves to those who ask for it.
 */
export function librariesPlugin(): Plugin {
  return {
    name: 'libraries',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'test',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
      },
    },
    transform: {
      filter: {
        id: /\/node_modules\/(react|react-dom|react-router|react-intl|@formatjs\/intl|@tanstack\/query-core|valibot)\//,
      },
      handler: (code, id) => ({ code: slimmed(code, id), map: null }),
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { code }] of Object.entries(file.modules)) {
          const missing = missingParts(code ?? '', id)
          if (missing.length > 0)
            this.error(`${id} uses what builds leave out (unused-parts.ts): ${missing.join(', ')}`)
        }
      }
    },
  }
}

function slimmed(code: string, id: string): string {
  if (id.includes('/query-core/')) return plainMembers(code)
  if (id.includes('/valibot/')) return dropIssues(code)
  const used = dropTexts(markUnused(dropUnused(code, id)))
  if (id.includes('/react-router/')) return foldRouter(used)
  return id.endsWith('/react-dom-client.production.js') ? foldReactDom(used) : used
}

/**
 * Drops the names that components have for developer tools, and marks calls that only make a component, a context or
 * an element: either would keep it in the build though nothing uses it.
 */
export function markUnused(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^(const|var) \w+ = (?=(React\d*\.(createContext|createElement|forwardRef|memo)|create\w+Component)\()/gm,
      '$&/* @__PURE__ */ ',
    )
}

/**
 * Makes private members of classes plain ones. The oldest browsers know none, and what stands in for them there, a map
 * and a call for every access, is larger and slower.
 */
export function plainMembers(code: string): string {
  return code.replace(/^\t#\w+;$/gm, '').replace(/(?<=\.|^\t|^\tasync )#(?=[a-z])/gm, '_')
}
