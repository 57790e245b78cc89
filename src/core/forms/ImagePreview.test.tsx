// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ImagePreview } from './ImagePreview.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const image = (name: string, content: string) => new File([content], name, { type: 'image/png' })
const address = () => screen.queryByRole('img')?.getAttribute('src')

it('shows a chosen picture by a data address, with its name, and follows the choice', async () => {
  const { rerender } = render(<ImagePreview file={image('one.png', 'first')} className="frame" />)
  expect(screen.queryByRole('img')).toBeNull()
  await screen.findByRole('img', { name: 'one.png' })
  expect(address()).toBe(`data:image/png;base64,${btoa('first')}`)
  expect(screen.getByRole('img').className).toBe('frame')
  rerender(<ImagePreview file={image('two.png', 'second')} />)
  await waitFor(() => expect(address()).toBe(`data:image/png;base64,${btoa('second')}`))
})

it('reads no further when it is gone', () => {
  const abort = vi.spyOn(FileReader.prototype, 'abort')
  render(<ImagePreview file={image('one.png', 'first')} />).unmount()
  expect(abort).toHaveBeenCalledTimes(1)
})
