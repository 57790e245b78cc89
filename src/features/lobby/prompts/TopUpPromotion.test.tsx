// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { TopUpPromotion } from './TopUpPromotion.tsx'

const GROUPS = ['m_topup_1', 'm_topup_2', 'm_topup_3']
const all = announcementRows(new Date('2026-11-21T00:00:00Z'), 'bdtdemo', 'EN')
const handle = all.find(({ groupName }) => groupName === 'm_topup_1')?.title ?? ''

afterEach(cleanup)

it('HOME-17 the promotion stands on home with all three groups of banners', () => {
  renderSite(<TopUpPromotion announcements={all} />)
  expect(screen.getByRole('button', { name: handle })).toBeDefined()
})

it.each(GROUPS)('HOME-17 the promotion is not there without %s', (missing) => {
  renderSite(<TopUpPromotion announcements={all.filter(({ groupName }) => groupName !== missing)} />)
  expect(screen.queryAllByRole('button')).toEqual([])
})
