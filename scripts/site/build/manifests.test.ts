import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#scripts/lib/run-command.ts'
import { merchants } from '#src/core/merchant/merchants.ts'
import { manifestOf } from './manifests.ts'

describe.each(merchants)('$code', (merchant) => {
  const manifest = manifestOf(merchant)

  it('installs under its own name, opens home, and stands alone', () => {
    expect(manifest).toMatchObject({ name: merchant.brand, start_url: '/m/home', display: 'standalone', lang: 'en' })
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('has icons of its own, as large as it says, one that may be cut', () => {
    for (const { src, sizes } of manifest.icons) {
      expect(src).toContain(`/${merchant.code}/`)
      const file = join(ROOT, 'public', src)
      expect(existsSync(file), src).toBe(true)
      // Width and height stand at the same place in every PNG.
      const png = readFileSync(file)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  })
})
