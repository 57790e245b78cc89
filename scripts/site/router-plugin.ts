import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const built = (file: string) =>
  fileURLToPath(import.meta.resolve('react-router')).replace(/development([\\/])index\.m?js$/, `production$1${file}`)

/**
 * Takes react-router's production build, which its package leaves to those who ask for it, and lets what the site does
 * not use of it be left out: names for developer tools are dropped, and calls that only make something are marked so.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'router',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'test',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: built('index.mjs') },
          { find: /^react-router\/dom$/, replacement: built('dom-export.mjs') },
        ],
      },
    }),
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
