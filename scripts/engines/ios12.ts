import { readFileSync } from 'node:fs'
import type { Engine } from './engine.ts'
import { fetchPacked, fetchProblem, type Packed } from './fetch-packed.ts'
import { webKitProblem, launchWebKit } from './webkit.ts'
import { forgettingScript, youngerInterfaces } from './younger-interfaces.ts'

/** Since when browsers have which interface; 1 MB packed, 20 unpacked. */
const COMPAT_DATA: Packed = {
  version: '@mdn/browser-compat-data@8.1.9',
  tarball: 'mdn-browser-compat-data-8.1.9.tgz',
  integrity: 'sha512-7d8D9yzVS4ugLbt4clzc5DKU8dq85K0lRebjzpP43GxSr7vYKmczgfuEU+0beimjl5YmnHkcErtolg5t5ttb0A==',
  file: 'package/data.json',
  name: 'browser-compat-data-8.1.9.json',
}
const OLDEST_IOS = 12.4
/** This engine keeps to the policy that asks for them, so a page cannot do without. */
const TRUSTED_TYPES = /^trusted/i

/**
 * WebKitGTK without the interfaces that Safari of iOS 12.4 does not have. No such Safari runs outside of a phone; this
 * one is as young as Debian's in its syntax, its styles and what its interfaces do (GAP-126).
 */
export const ios12: Engine = {
  name: 'ios12',
  prepare: async () => (await webKitProblem()) ?? fetchProblem(COMPAT_DATA),
  launch: async (site) => launchWebKit(site, (ablation ??= await ablate())),
}

/** Made once for all journeys: the data take long to read. */
let ablation: string | undefined

async function ablate(): Promise<string> {
  const data = JSON.parse(readFileSync(await fetchPacked(COMPAT_DATA), 'utf8'))
  const younger = youngerInterfaces(data, 'safari_ios', OLDEST_IOS)
  return forgettingScript(younger.filter((one) => !one.some((part) => TRUSTED_TYPES.test(part))))
}
