// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import type { Announcement } from '#src/api/generated/types.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const titlesOf = (type: Announcement['type']) =>
  announcementRows(new Date(), 'bdtdemo', 'EN')
    .filter((row) => row.type === type)
    .map(({ title }) => title)

/** Everything that a page says, with what its pictures and controls are called. */
const wordsOf = () =>
  [...document.body.querySelectorAll('[alt], [aria-label]')]
    .map((one) => `${one.getAttribute('alt') ?? ''} ${one.getAttribute('aria-label') ?? ''}`)
    .concat(document.body.textContent ?? '')
    .join('\n')
const shownOf = (type: Announcement['type']) => titlesOf(type).filter((title) => wordsOf().includes(title))

describe('the types of content', () => {
  it.each([
    ['A, for agents,', 'A', '/m/notice', 'agent01'],
    ['PL, to read,', 'PL', '/m/notice', 'ravi88'],
    ['PL, for agents too,', 'PL', '/m/notice', 'agent01'],
    ['B, banners,', 'B', '/m/home', undefined],
    ['PU, pop-ups,', 'PU', '/m/home', undefined],
    ['PR, promotions,', 'PR', '/m/activity', undefined],
  ] as const)('MSG-02, CONST-30 %s are asked for and shown by their page', async (_what, type, path, as) => {
    const { calls } = await visitSite({ path, ...(as !== undefined && { as }) })
    await waitFor(() => expect(shownOf(type)).not.toEqual([]))
    const types = calls('listAnnouncements').flatMap(({ query }) => (query.get('types') ?? '').split(','))
    expect(types).toContain(type)
  })

  it('CONST-30 members read no content of type A, which agents have', async () => {
    await visitSite({ path: '/m/notice', as: 'ravi88' })
    await waitFor(() => expect(shownOf('PL')).not.toEqual([]))
    expect(shownOf('A')).toEqual([])
    expect(screen.queryByText(/^Agents: rebates/)).toBeNull()
  })
})
