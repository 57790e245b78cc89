import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './scripts/site/build/chunk-groups.ts'
import { classNamer } from './scripts/site/build/class-names.ts'
import { consolePlugin } from './scripts/site/build/console-plugin.ts'
import { documentPlugin } from './scripts/site/build/document-plugin.ts'
import { readNumbers } from './scripts/messages/message-numbers.ts'
import { messagesPlugin, numberOf } from './scripts/site/build/messages-plugin.ts'
import { firstScreen, siteChunks } from './scripts/site/build/site-chunks.ts'
import { ByEnvironment } from './tests/support/by-environment.ts'

const sources = fileURLToPath(new URL('./src/', import.meta.url))

/**
 * Modes: `production` is the site; `demo` carries the mock server in a service worker and needs no gateway.
 * `npm start` adds what only it knows: the addresses of the gateway, and whether the mock runs in the browser.
 */
export default defineConfig(({ mode, command }) => {
  const numbers = command === 'build' ? readNumbers() : undefined
  const browserMock = mode === 'demo' || process.env['MOCK'] === 'browser'
  return {
    plugins: [
      formatjs({
        ast: true,
        removeDefaultMessage: command === 'build',
        ...(numbers && { overrideIdFn: (id = '') => String(numberOf(id, numbers)) }),
      }),
      messagesPlugin(Object.values(firstScreen), sources, numbers),
      react(),
      documentPlugin({ early: !browserMock }),
      ...(browserMock ? [msw({ mode: 'worker-only' }), consolePlugin()] : []),
    ],
    define: {
      __MOCK__: JSON.stringify(
        browserMock ? 'browser' : command === 'build' || mode === 'test' ? 'none' : (process.env['MOCK'] ?? 'stub'),
      ),
    },
    resolve: {
      // Messages are compiled at build time; the parser must not ship. Scripts and tests still get the real one.
      alias:
        mode === 'test'
          ? []
          : [
              {
                find: /^@formatjs\/icu-messageformat-parser$/,
                replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
              },
              // react-intl and @formatjs/intl bring a copy each of the same version.
              {
                find: /^intl-messageformat$/,
                replacement: createRequire(import.meta.resolve('react-intl')).resolve('intl-messageformat'),
              },
            ],
    },
    css: command === 'build' ? { modules: { generateScopedName: classNamer(import.meta.dirname) } } : {},
    build: {
      outDir: mode === 'demo' ? 'dist/demo' : 'dist/site',
      emptyOutDir: true,
      // The demo's gateway counts in BigInt, and its service worker needs a younger browser anyway.
      target: mode === 'demo' ? 'es2020' : ['ios12.2', 'chrome70'],
      cssTarget: ['ios12.2', 'chrome70'],
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Browsers that do not preload modules load them when they are imported; the polyfill would only fetch them earlier.
      modulePreload: { polyfill: false },
      // The demo carries the mock server with all its data and pictures.
      chunkSizeWarningLimit: mode === 'demo' ? 2_000 : 500,
      rolldownOptions: {
        // No module does its work in a getter while it loads; else a class of a library stays for its superclass alone.
        // What nobody uses stays for a call at its module's start: a third of the router for memo, components of react-intl.
        treeshake: {
          propertyReadSideEffects: false,
          manualPureFunctions: [
            'import_react.memo',
            'createFormattedComponent',
            'createFormattedDateTimePartsComponent',
          ],
        },
        // No class here has a setter for what a class under it declares as a field.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          // The start names a hundred files by their hashes; hexadecimal ones compress best.
          hashCharacters: 'hex',
          // All parts of a language come from one file; their names say which they are.
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/[name]${/\?(first|pages|member)$/.exec(facadeModuleId ?? '')?.[0].replace('?', '-') ?? ''}-[hash].js`,
          codeSplitting: { groups: chunkGroups(siteChunks) },
        },
      },
    },
    server: { host: '127.0.0.1' },
    test: {
      include: ['{src,mock-server,scripts,tests}/**/*.test.{ts,tsx}'],
      exclude: ['tests/e2e/**', 'node_modules/**'],
      setupFiles: ['tests/support/unit-setup.ts'],
      pool: 'threads',
      sequence: { sequencer: ByEnvironment },
      // A page of its own would cost each file more than its tests; tests/support/clean-worker.ts keeps files apart.
      isolate: false,
      // Libraries that keep something for all who use them; each file is to find them new.
      server: { deps: { inline: [/@tanstack\//, 'dompurify'] } },
      testTimeout: 30_000,
      hookTimeout: 30_000,
      // One more than the cores that CI has: tests of screens wait for timers a third of their time.
      maxWorkers: Math.max(3, availableParallelism()),
      // As in playwright.config.ts: an unknown machine may stand still for seconds; second tries are told by number.
      retry: process.env['CI'] === undefined ? 0 : 1,
    },
  }
})
