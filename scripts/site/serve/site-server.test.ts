import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { securityFileOf } from '../build/document-plugin.ts'
import { OTHER_HOSTS, OWN_HOSTS, statusByHost } from '../../../tests/support/asked-by-host.ts'
import { serveSite } from './site-server.ts'

const ANY_PORT = 0

/** A site of one page and the files that are named. */
async function serveFiles(files: Record<string, string>) {
  const parent = mkdtempSync(join(tmpdir(), 'site-'))
  const folder = join(parent, 'site')
  mkdirSync(folder)
  writeFileSync(securityFileOf(folder), JSON.stringify({ scriptHashes: [], styleHashes: [] }))
  for (const [name, text] of Object.entries({ 'index.html': '<p>home</p>', ...files }))
    writeFileSync(join(folder, name), text)
  const site = await serveSite({ folder, port: ANY_PORT })
  onTestFinished(async () => {
    await site.close()
    rmSync(parent, { recursive: true })
  })
  return { url: site.url, folder }
}

test('a file that is gone since the start cuts its own answer alone', async () => {
  const { url, folder } = await serveFiles({ 'gone.svg': '<svg/>' })
  rmSync(join(folder, 'gone.svg'))
  await expect(fetch(`${url}/gone.svg`).then((answer) => answer.text())).rejects.toThrow()
  expect(await (await fetch(`${url}/m/home`)).text()).toBe('<p>home</p>')
})

test('a page of another site gets nothing by having its own name lead here', async () => {
  const { url } = await serveFiles({})
  const statuses = (hosts: string[], path: string) => Promise.all(hosts.map((host) => statusByHost(url + path, host)))
  expect(new Set(await statuses(OTHER_HOSTS, '/m/home'))).toEqual(new Set([403]))
  expect(new Set(await statuses(OTHER_HOSTS, '/wps/a'))).toEqual(new Set([403]))
  expect(new Set(await statuses(OWN_HOSTS, '/m/home'))).toEqual(new Set([200]))
})

test('a part of a file is sent, and the whole where the header asks for none that can be', async () => {
  const { url } = await serveFiles({ 'digits.txt': '0123456789' })
  const part = async (range: string) => {
    const answer = await fetch(`${url}/digits.txt`, { headers: { range } })
    return [answer.status, await answer.text()]
  }
  expect(await part('bytes=2-5')).toEqual([206, '2345'])
  expect(await part('bytes=7-')).toEqual([206, '789'])
  expect(await part('bytes=20-')).toEqual([416, ''])
  for (const odd of ['bytes=5-2', 'bytes=-3', `bytes=0-${'9'.repeat(30)}`, 'bytes=0-1,4-5', 'lines=1-2'])
    expect(await part(odd)).toEqual([200, '0123456789'])
})
