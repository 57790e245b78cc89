// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { showLanguage } from '#src/core/i18n/language-store.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway, type StubOptions } from '../../../../tests/support/stub-gateway.ts'
import { LotteryPage } from '../LotteryPage.tsx'

afterEach(async () => {
  cleanup()
  await act(() => showLanguage('EN'))
  configureGateway({})
})

const TITLE = 'Popular lotteries'

function open(options: StubOptions = {}, path = '/m/lottery') {
  const gateway = startStubGateway(options)
  const site = renderSite(<LotteryPage />, { path })
  const asked = () =>
    gateway.asked.filter(({ operation }) => operation === 'listPopularGames').map(({ query }) => query.get('language'))
  return { ...site, asked }
}

it('GAP-48, GATEWAY-65 the lottery page shows the popular lotteries in a row, which it asks for once', async () => {
  const { asked } = open({ prefer: { listPopularGames: 'example=popular' } })
  const row = (await screen.findByText('Minute Dice')).closest('section') as HTMLElement
  expect(within(row).getByRole('heading').textContent).toBe(TITLE)
  expect(within(row).getByText('River Five')).toBeDefined()
  expect(asked()).toEqual(['EN'])
})

it('GATEWAY-65 the popular lotteries are asked for again in another language', async () => {
  const { asked } = open()
  await screen.findByRole('heading', { name: TITLE })
  await waitFor(() => expect(asked()).toEqual(['EN']))
  await act(() => showLanguage('HI'))
  await waitFor(() => expect(asked()).toEqual(['EN', 'HI']))
})

it('LAUNCH-01, GATEWAY-65 a visitor who taps a popular lottery is led to the login', async () => {
  const { address } = open({ prefer: { listPopularGames: 'example=popular' } })
  fireEvent.click(await screen.findByText('Minute Dice'))
  await waitFor(() => expect(address()).toMatch(/^\/m\/login\?from=/))
})

it.each(['example=empty', 'code=500, example=UNKNOWN_ERROR'])(
  'GATEWAY-65 there is no such row with %s, and the lotteries stand there all the same',
  async (popular) => {
    open({ prefer: { listPopularGames: popular } })
    await screen.findByRole('heading', { name: 'Quick draw' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE })).toBeNull())
  },
)

it('GATEWAY-65 the member’s own bets do without it', async () => {
  const { asked } = open({}, '/m/lottery?tab=orders')
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull()
  expect(asked()).toEqual([])
})
