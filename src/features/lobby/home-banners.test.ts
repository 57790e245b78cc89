// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import { homeBanners } from './use-home-announcements.ts'

const all = announcementRows(new Date('2026-11-21T00:00:00Z'), 'bdtdemo', 'EN')
const groups = (hasLiveModels: boolean) => new Set(homeBanners(all, hasLiveModels).map(({ groupName }) => groupName))

it('HOME-24 HOME-25 GAP-89 home shows the banners of live models only where the feature is on, and no announcements', () => {
  expect(groups(false)).toEqual(new Set(['m_home']))
  expect(groups(true)).toEqual(new Set(['m_home', 'm_live']))
})
