// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RegionPicker } from './RegionPicker.tsx'

const { loadRegionPanel } = vi.hoisted(() => ({ loadRegionPanel: vi.fn<() => Promise<unknown>>() }))
vi.mock('./load-region-panel.ts', () => ({ loadRegionPanel }))

const Panel = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close
  </button>
)
const show = () => {
  const onDone = vi.fn<() => void>()
  render(<RegionPicker onDone={onDone} />)
  return onDone
}

beforeEach(() => {
  loadRegionPanel.mockResolvedValue(Panel)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('BOOT-09, GAP-57 is done when it is dismissed', async () => {
  const onDone = show()
  const close = await screen.findByRole('button', { name: 'Close' })
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.click(close)
  expect(onDone).toHaveBeenCalledOnce()
})

it('is done when the code of the panel does not arrive', async () => {
  loadRegionPanel.mockRejectedValue(new Error('no such file'))
  const onDone = show()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})
