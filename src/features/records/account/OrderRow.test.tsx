// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OrderState } from '#src/core/money/orders/OrderState.tsx'
import tagStyles from '#src/ui/display/StatusTag.module.css'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { OrderRow } from './OrderRow.tsx'

afterEach(cleanup)

it.each([
  ['PENDING', 'Pending', 'waiting'],
  ['PROCESSING', 'Processing', 'waiting'],
  ['COMPLETED', 'Completed', 'good'],
  ['REJECTED', 'Rejected', 'refused'],
  ['CANCELLED', 'Cancelled', 'over'],
] as const)('NAMED-27 an order that is %s (%s) is %s in the record and on its page', (status, word, tone) => {
  renderSite(
    <>
      <OrderRow title="bKash" createdAt="2026-01-01T00:00:00Z" amount="500.00" status={status} onPress={() => {}} />
      <OrderState status={status} onChange={() => {}} />
    </>,
  )
  const tags = screen.getAllByText(word)
  expect(tags.map(({ className }) => className.split(' ').at(-1))).toEqual([tagStyles[tone], tagStyles[tone]])
})
