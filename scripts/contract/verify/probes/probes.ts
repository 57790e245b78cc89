import { filtersProbe } from './filters.ts'
import { merchantsProbe } from './merchants.ts'
import { methodsProbe } from './methods.ts'
import { pagesProbe } from './pages.ts'
import type { Probe } from './probe.ts'

/** Every probe, in the order in which they run. */
export const PROBES: readonly Probe[] = [pagesProbe, filtersProbe, merchantsProbe, methodsProbe]
