import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const factory = fileURLToPath(new URL('../../../src/ui/display/create-icon.ts', import.meta.url))

/**
 * Makes lucide-react's icons with the site's own small factory, and leaves out of each what only the library's factory
 * reads: names, aliases, and keys of shapes that never change places.
 */
export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'test',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: slimIcon(code), map: null }),
    },
  }
}

/** The module of one icon, made by the site's own factory. */
export function slimIcon(code: string): string {
  return code
    .replace(
      /^import createLucideIcon from .*$/m,
      `import { createIcon as createLucideIcon } from ${JSON.stringify(factory)}`,
    )
    .replace(/^ {2}(name|aliases): .*$/gm, '')
    .replace(/,\s*key: "\w+"/g, '')
}
