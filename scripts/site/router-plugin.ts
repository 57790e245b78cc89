import type { Plugin } from 'vite'

/**
 * Takes react-router's production build, which its package leaves to those who ask for it, and lets what the site does
 * not use of it be left out: names for developer tools are dropped, and calls that only make something are marked so.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'router',
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
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^var \w+ = (?=React\d*\.(createContext|createElement|forwardRef|memo)\()/gm, '$&/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
