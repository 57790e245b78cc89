import { expect, test } from 'vitest'
import viteConfig from '../vite.config.ts'

test('scripts and styles are built for the oldest browsers: iOS Safari 12.4, Chrome and WebView 70', () => {
  const { build } = viteConfig({ mode: 'production', command: 'build' })
  for (const target of [build?.target, build?.cssTarget]) {
    const versions = [target].flat().map((one) => /^([a-z]+)([\d.]+)$/.exec(String(one)))
    expect(versions.map((parts) => parts?.[1]).sort()).toEqual(['chrome', 'ios'])
    for (const [, name, version] of versions.map((parts) => parts ?? []))
      expect(Number(version), name).toBeLessThanOrEqual(name === 'ios' ? 12.4 : 70)
  }
})
