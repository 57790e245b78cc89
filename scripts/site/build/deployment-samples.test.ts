import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import { writeDeploymentSamples } from './deployment-samples.ts'
import { securityFileOf } from './document-plugin.ts'

const MEBIBYTE = 2 ** 20

/** What the contract says of pictures: `At most 3 files … at most 5 MB (5,242,880 bytes) each`. */
function mostPictureBytes(): number {
  const { schemas } = bundleContract(loadSources('openapi')).components
  const { description } = { description: '', ...schemas['UploadedImages'] }
  const [, files, bytes] = /At most (\d+) files [^(]+\(([\d,]+) bytes\) each/.exec(description) ?? []
  return Number(files) * Number(bytes?.replaceAll(',', ''))
}

function samples() {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  writeFileSync(securityFileOf(join(folder, 'site')), JSON.stringify({ scriptHashes: [], styleHashes: [] }))
  writeDeploymentSamples(join(folder, 'site'), folder)
  return ['nginx.conf', 'Caddyfile'].map((name) => readFileSync(join(folder, name), 'utf8'))
}

test('the servers let every body through that the contract allows, pictures and the form around them', () => {
  const [nginx = '', caddy = ''] = samples()
  const ways = [
    /location ~ \^\([^}]+client_max_body_size (\d+)m;/.exec(nginx),
    /@gateway \{[^@]+max_size (\d+)MiB/.exec(caddy),
  ]
  for (const way of ways) {
    const limit = Number(way?.[1]) * MEBIBYTE
    expect(limit).toBeGreaterThan(mostPictureBytes() + MEBIBYTE / 2)
    expect(limit).toBeLessThan(2 * mostPictureBytes())
  }
})

test('the service worker is asked for again each time, and a missing one is missing', () => {
  const [nginx = '', caddy = ''] = samples()
  const [ofNginx = ''] = /location = \/sw\.js \{[^}]+\}/.exec(nginx) ?? []
  expect(ofNginx).toContain('Cache-Control "no-cache"')
  expect(ofNginx).toContain('try_files $uri =404')
  const [ofCaddy = ''] = /handle \/sw\.js \{[^@]+?\n\t\}/.exec(caddy) ?? []
  expect(ofCaddy).toContain('Cache-Control no-cache')
  expect(ofCaddy).not.toContain('index.html')
})

test('a file that is kept for good is one that is there', () => {
  const [nginx = '', caddy = ''] = samples()
  // nginx adds it to answers of success alone, unless it says "always".
  expect(nginx).toMatch(/immutable";\n/)
  expect(caddy).toMatch(/@there file\n\t\theader @there Cache-Control "public, max-age=31536000, immutable"/)
})

test('nginx tells caches that a packed file is not for everybody', () => {
  const [nginx = ''] = samples()
  expect(nginx).toMatch(/^ *gzip_static on;$/m)
  expect(nginx).toMatch(/^ *gzip_vary on;$/m)
})

test('BOOT-16 the gateway learns the address of the visitor, whatever the visitor claims', () => {
  const [nginx = ''] = samples()
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
})

test('nginx passes no call on to a server that only calls itself the gateway', () => {
  const [nginx = ''] = samples()
  const [way = ''] = /location ~ \^\([^}]+\}/.exec(nginx) ?? []
  expect(way).toMatch(/^ *proxy_ssl_server_name on;$/m)
  expect(way).toMatch(/^ *proxy_ssl_verify on;$/m)
  // Without authorities to go by nginx does not start; one intermediate certificate is one too many for its default.
  expect(way).toMatch(/^ *proxy_ssl_trusted_certificate \/\S+;/m)
  expect(way).toMatch(/^ *proxy_ssl_verify_depth [2-9];$/m)
})
