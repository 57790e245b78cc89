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
      filter: { id: /\/node_modules\/(react-router\/dist|react-intl)\// },
      handler: (code) => ({ code: markUnused(code), map: null }),
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
