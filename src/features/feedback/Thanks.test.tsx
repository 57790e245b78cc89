// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { Thanks } from './Thanks.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('shows the top of the page, and says nothing in the console where scrolling answers a promise', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve() as never)
  renderSite(<Thanks onAgain={() => {}} />)
  expect(screen.getByRole('heading')).toBeDefined()
  cleanup()
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(told).not.toHaveBeenCalled()
})

it('NAMED-07 thanks lead home', () => {
  renderSite(<Thanks onAgain={() => {}} />)
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/m/home')
})
