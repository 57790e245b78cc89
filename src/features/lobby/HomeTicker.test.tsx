// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import { getLobbyNewsQuery } from '#src/api/generated/messages.ts'
import type { LobbyNews } from '#src/api/generated/types.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { HomeTicker } from './HomeTicker.tsx'
import type { HomeAnnouncements } from './use-home-announcements.ts'

/** Without an answer the strip would wait for news. */
const putNews = (client: QueryClient, list: LobbyNews['list']) =>
  client.setQueryData(getLobbyNewsQuery({ query: { merchantCode: 'bdtdemo', language: 'EN' } }).queryKey, { list })

const state = (of: Partial<HomeAnnouncements>): HomeAnnouncements => ({
  all: [],
  banners: [],
  announcements: [],
  isPending: false,
  isFailed: false,
  retry: () => undefined,
  ...of,
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('ERR-66 a site with nothing to announce says so in the strip, and offers nothing to tap', async () => {
  renderSite(<HomeTicker state={state({})} />, { answer: (client) => putNews(client, []) })
  await screen.findByText('No announcements')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('ERR-47 announcements that did not load can be asked for again in the strip', () => {
  const retry = vi.fn<() => void>()
  renderSite(<HomeTicker state={state({ isFailed: true, retry })} />)
  fireEvent.click(screen.getByRole('button', { name: /could not be loaded/ }))
  expect(retry).toHaveBeenCalledOnce()
})

it('GATEWAY-60 news of the lobby stand between the first announcements', async () => {
  const all = announcementRows(new Date('2026-11-21T00:00:00Z'), 'bdtdemo', 'EN')
  const announcements = all.filter(({ type }) => type === 'PL').slice(0, 2)
  const news = { id: announcements[0]?.id ?? '', title: 'Eleven new games', publishedAt: '2026-11-20T00:00:00Z' }
  renderSite(<HomeTicker state={state({ all, announcements })} />, {
    answer: (client) => putNews(client, [news]),
  })
  const lines = async () =>
    (await screen.findAllByRole('listitem', { hidden: true })).map(({ textContent }) => textContent)
  // The second one waits below the window.
  expect(await lines()).toEqual([announcements[0]?.title, news.title])
})

it('HOME-28, CONST-34 the strip moves on every 2 s, and each line leads to the index of its announcement', async () => {
  const all = announcementRows(new Date('2026-11-21T00:00:00Z'), 'bdtdemo', 'EN')
  const listed = all.filter(({ type }) => type === 'PL' || type === 'PU')
  const announcements = listed.filter(({ type }) => type === 'PL').slice(0, 3)
  const strip = <HomeTicker state={state({ all, announcements })} />
  // What moves comes as a file of its own; once it is there, it is drawn at once.
  renderSite(strip)
  await screen.findAllByRole('link')
  cleanup()
  vi.useFakeTimers()
  renderSite(strip)
  const line = () => {
    const [link] = screen.getAllByRole('link').slice(-1)
    return [link?.textContent, link?.getAttribute('href')]
  }
  const lines = announcements.map((announcement) => [
    announcement.title,
    `/m/notice?index=${listed.indexOf(announcement)}`,
  ])
  /** Each change sets the clock for the next one. */
  const pass = (ms: number) => {
    for (let tenth = 0; tenth < ms; tenth += 100) act(() => vi.advanceTimersByTime(100))
  }
  expect(line()).toEqual(lines[0])
  for (const next of [1, 2, 0]) {
    const [before] = screen.getAllByRole('link')
    pass(1_900)
    expect(before?.isConnected).toBe(true)
    pass(100)
    expect(before?.isConnected).toBe(false)
    expect(line()).toEqual(lines[next])
  }
})
