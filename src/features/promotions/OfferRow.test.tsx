// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { AnnouncementList } from '#src/api/generated/types.ts'
import rowStyles from '#src/ui/controls/Row.module.css'
import { leavePage, openPage, whereabouts } from '../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { PromotionsPage } from './PromotionsPage.tsx'

const TITLE = 'Double your first deposit'
const START = { startsAt: '2026-11-01T00:00:00Z' }
const END = { endsAt: '2026-12-24T00:00:00Z' }

afterEach(leavePage)

/** Opens the list of a visitor with one promotion alone, which is announced without a picture and runs on some days. */
async function openPlain(days: { startsAt?: string; endsAt?: string }) {
  startStubGateway({
    change: (operation, value) => {
      if (operation !== 'listAnnouncements') return value
      const { list, ...page } = value as AnnouncementList
      const plain = list.flatMap(({ url: _picture, promotion, ...announcement }) =>
        promotion?.promoId === 'PR2601'
          ? [{ ...announcement, promotion: { promoId: promotion.promoId, category: promotion.category, ...days } }]
          : [],
      )
      return { ...page, list: plain }
    },
  })
  await openPage(<PromotionsPage />, '/m/activity')
  return screen.findByRole('link', { name: new RegExp(TITLE) })
}

it.each([
  ['both its days', { ...START, ...END }, 'Nov 1, 2026 – Dec 24, 2026'],
  ['its first day', START, 'Since Nov 1, 2026'],
  ['its last day', END, 'Until Dec 24, 2026'],
  ['no days', {}, undefined],
])('NAMED-08 a promotion without a picture shows %s, where they are known', async (_which, days, text) => {
  const row = await openPlain(days)
  expect(row.querySelector(`.${rowStyles['detail']}`)?.textContent).toBe(text)
})

it('NAMED-08 a promotion without a picture leads to its details', async () => {
  fireEvent.click(await openPlain(START))
  expect(whereabouts()).toBe('/m/activity?promo=PR2601')
  await screen.findByRole('heading', { name: TITLE })
})
