// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { HomeNotices } from './HomeNotices.tsx'
import type { HomeAnnouncements } from './use-home-announcements.ts'

const state = (of: Partial<HomeAnnouncements>): HomeAnnouncements => ({
  all: [],
  banners: [],
  notices: [],
  isPending: false,
  isFailed: false,
  retry: () => undefined,
  ...of,
})

afterEach(cleanup)

it('ERR-66 a site with nothing to announce says so in the strip, and offers nothing to tap', () => {
  renderSite(<HomeNotices state={state({})} />)
  screen.getByText('No announcements')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('ERR-47 announcements that did not load can be asked for again in the strip', () => {
  const retry = vi.fn<() => void>()
  renderSite(<HomeNotices state={state({ isFailed: true, retry })} />)
  fireEvent.click(screen.getByRole('button', { name: /could not be loaded/ }))
  expect(retry).toHaveBeenCalledOnce()
})
