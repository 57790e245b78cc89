import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { documentPlugin } from './scripts/site/document-plugin.ts'
import { messagesPlugin } from './scripts/site/messages-plugin.ts'

/** Calls of the gateway, pictures of the stub, and the stub's own switches. */
const GATEWAY_PREFIXES = ['/wps', '/lgw', '/lotto/lgw', '/media', '/__mock']

/**
 * Modes: `production` is the site; `demo` carries the mock server in a service worker and needs no gateway.
 * The gateway of the development server comes in `GATEWAY_URL`, set by `npm start`.
 */
export default defineConfig(({ mode, command }) => {
  const gateway = process.env['GATEWAY_URL']
  const browserMock = mode === 'demo' || process.env['MOCK'] === 'browser'
  return {
    plugins: [
      formatjs({ ast: true, removeDefaultMessage: command === 'build' }),
      messagesPlugin(),
      react({ compiler: mode !== 'test' }),
      documentPlugin({ early: !browserMock }),
    ],
    define: {
      __MOCK__: JSON.stringify(browserMock ? 'browser' : command === 'serve' && mode !== 'test' ? 'gateway' : 'none'),
    },
    resolve: {
      alias: [
        // Messages are compiled at build time; the parser must not ship. Scripts and tests still get the real one.
        ...(mode === 'test'
          ? []
          : [
              {
                find: /^@formatjs\/icu-messageformat-parser$/,
                replacement: fileURLToPath(
                  import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
                ),
              },
            ]),
      ],
    },
    build: {
      outDir: mode === 'demo' ? 'dist/demo' : 'dist/site',
      emptyOutDir: true,
      target: ['ios12.2', 'chrome64'],
      cssTarget: ['ios12.2', 'chrome64'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    server: {
      host: '127.0.0.1',
      proxy: gateway ? Object.fromEntries(GATEWAY_PREFIXES.map((prefix) => [prefix, { target: gateway }])) : {},
    },
    test: {
      include: ['{src,mock-server,scripts,tests}/**/*.test.{ts,tsx}'],
      exclude: ['tests/e2e/**', 'node_modules/**'],
    },
  }
})
