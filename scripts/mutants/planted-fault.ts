/** What a planted fault makes of a source, which stays as it is on the disk. */
export interface Planted {
  /** From the root of the checkout. */
  file: string
  code: string
}

/** Vite bundles its configuration, so a variable of this module would stand there twice. */
const KEY = Symbol.for('planted fault')

/** The fault in force. */
export const plantedFault = (): Planted | undefined => Reflect.get(globalThis, KEY)

/** Plants a fault in place of the one before; undefined takes it away. */
export function plantFault(fault: Planted | undefined): void {
  Reflect.set(globalThis, KEY, fault)
}
