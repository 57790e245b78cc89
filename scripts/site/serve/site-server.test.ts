import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { securityFileOf } from '../build/document-plugin.ts'
import { serveSite } from './site-server.ts'

const ANY_PORT = 0

test('a file that is gone since the start cuts its own answer alone', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'site-'))
  const folder = join(parent, 'site')
  mkdirSync(folder)
  writeFileSync(securityFileOf(folder), JSON.stringify({ scriptHashes: [], styleHashes: [] }))
  writeFileSync(join(folder, 'index.html'), '<p>home</p>')
  writeFileSync(join(folder, 'gone.svg'), '<svg/>')
  const site = await serveSite({ folder, port: ANY_PORT })
  onTestFinished(async () => {
    await site.close()
    rmSync(parent, { recursive: true })
  })
  rmSync(join(folder, 'gone.svg'))
  await expect(fetch(`${site.url}/gone.svg`).then((answer) => answer.text())).rejects.toThrow()
  expect(await (await fetch(`${site.url}/m/home`)).text()).toBe('<p>home</p>')
})
