// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RegionPicker } from './RegionPicker.tsx'

const { loadRegionPanel } = vi.hoisted(() => ({ loadRegionPanel: vi.fn<() => Promise<unknown>>() }))
vi.mock('./load-region-panel.ts', () => ({ loadRegionPanel }))

const Panel = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close
  </button>
)
const show = (open: boolean) =>
  render(
    <RegionPicker open={open}>
      <p>The site</p>
    </RegionPicker>,
  )

beforeEach(() => {
  loadRegionPanel.mockResolvedValue(Panel)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('BOOT-09, GAP-57 asks before the site is shown, and goes on when it is dismissed', async () => {
  show(true)
  expect(screen.queryByText('The site')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.getByText('The site')).toBeDefined()
})

it('asks nothing in a known country', () => {
  show(false)
  expect(screen.getByText('The site')).toBeDefined()
  expect(loadRegionPanel).not.toHaveBeenCalled()
})

it('shows the site when the code of the panel does not arrive', async () => {
  loadRegionPanel.mockRejectedValue(new Error('no such file'))
  show(true)
  expect(await screen.findByText('The site')).toBeDefined()
})
