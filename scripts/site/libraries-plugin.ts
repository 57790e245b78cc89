import type { Plugin } from 'vite'

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
      filter: { id: /\/node_modules\/(react-router\/dist|react-intl|@tanstack\/query-core)\// },
      handler: (code, id) => ({ code: id.includes('query-core') ? plainMembers(code) : markUnused(code), map: null }),
    },
  }
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
