import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { startPrism, type PrismDoor } from '#mock/doors/prism.ts'
import { runtime } from '#mock/state/runtime.ts'
import { isGatewayPath, isUploadPath, UPLOAD_PATHS } from '#scripts/lib/gateway-paths.ts'
import { securityFileOf } from '#scripts/site/build/document-plugin.ts'
import { serveSite, type SiteServer } from '#scripts/site/serve/site-server.ts'
import { bundleToFile } from './doors-support.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const FEEDBACK = operations.sendFeedback.path
const START_MS = 180_000

/** Every byte there is, a thousand times: what is read as text on the way comes out as something else. */
const bytes = new Uint8Array(256_000).map((_, i) => (i < 8 ? (PNG[i] ?? 0) : i % 256))
const sha256 = createHash('sha256').update(bytes).digest('hex')

async function sendPicture(url: string): Promise<unknown> {
  const form = new FormData()
  form.append('type', 'TECHNICAL')
  form.append('content', 'The picture shows it better.')
  form.append('images', new Blob([bytes], { type: 'image/png' }), 'black screen.png')
  runtime.uploads = []
  const answer = await fetch(`${url}${FEEDBACK}`, { method: 'POST', body: form })
  await answer.text()
  return runtime.uploads.map(({ name, size, sha256: digest }) => ({ status: answer.status, name, size, digest }))
}

describe('calls that carry files', () => {
  it('GAP-116 are those the contract says, each alone on its path', () => {
    expect(UPLOAD_PATHS.toSorted()).toEqual(
      (
        [
          operations.addDepositProof,
          operations.applyPromotion,
          operations.createManualDeposit,
          operations.sendFeedback,
        ] as const
      )
        .map(({ path }) => path)
        .toSorted(),
    )
    for (const path of UPLOAD_PATHS) {
      expect(isGatewayPath(path)).toBe(true)
      expect(isUploadPath(`${path}?x=1`)).toBe(true)
      expect(Object.values(operations).filter((one) => one.path === path)).toHaveLength(1)
    }
    expect(isUploadPath('/wps/feedbacks')).toBe(false)
  })

  describe('on their way through a served site', () => {
    let stub: StubDoor
    let prism: PrismDoor
    let site: SiteServer
    beforeAll(async () => {
      stub = await startStub({ port: 0 })
      prism = await startPrism({ mode: 'proxy', upstream: stub.url, port: 0, contract: bundleToFile().file })
      const folder = join(mkdtempSync(join(tmpdir(), 'uploads-site-')), 'site')
      mkdirSync(folder)
      writeFileSync(join(folder, 'index.html'), '')
      writeFileSync(securityFileOf(folder), JSON.stringify({ scriptHashes: [], styleHashes: [] }))
      const gateway = { url: prism.url, uploadUrl: stub.url, stubUrl: stub.url }
      site = await serveSite({ folder, port: 0, gateway })
    }, START_MS)
    afterAll(async () => {
      await site?.close()
      await prism?.close()
      await stub?.close()
    })

    it('PROMO-06 GATEWAY-94 GATEWAY-120 reach the stub byte for byte', async () => {
      expect(await sendPicture(site.url)).toEqual([
        { status: 200, name: 'black screen.png', size: bytes.length, digest: sha256 },
      ])
    })

    it('would be spoiled by Prism, which is why they bypass it', async () => {
      const arrived = await sendPicture(prism.url)
      expect(arrived).not.toMatchObject([{ digest: sha256 }])
    })
  })
})
