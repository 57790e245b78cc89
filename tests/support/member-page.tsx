import { act, fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { address, leaveNothing, openPart } from './page.tsx'

const TAPS = 20
const TAP_EVERY_MS = 10

/** The form of Node for the requests of Node: that of jsdom would travel as its name. */
const NodeForm = (await new Response(new URLSearchParams('a=b')).formData()).constructor as typeof FormData

/** Every file that was put into a form, as `field name type`. */
export const attached: string[] = []

/** Files of jsdom mean nothing to a request of Node, so they are noted and stay behind; browser tests carry them. */
class TextForm extends NodeForm {
  override append(name: string, value: string | Blob): void {
    if (typeof value === 'string') super.append(name, value)
    else attached.push(`${name} ${value instanceof File ? value.name : ''} ${value.type}`)
  }
}

/** Where the router is. */
export const whereabouts = address

/** Opens a page at an address; what answers is up to `startStubGateway`. */
export async function openPage(page: ReactNode, path: string) {
  attached.length = 0
  vi.stubGlobal('FormData', TextForm)
  return openPart(page, path)
}

/** Twenty taps in a fifth of a second, as an impatient thumb makes them. */
export async function tapTwentyTimes(find: () => HTMLElement | null): Promise<void> {
  for (let tap = 0; tap < TAPS; tap += 1) {
    const button = find()
    if (button) fireEvent.click(button)
    await act(() => new Promise((resolve) => setTimeout(resolve, TAP_EVERY_MS)))
  }
}

/** Leaves nothing for the next test, in the page and in the stub. */
export async function leavePage(): Promise<void> {
  leaveNothing()
  vi.unstubAllGlobals()
  await resetRuntime()
}
