// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const TAPS = 20
/** One after the other, without a pause for the page to be drawn. */
function tap(button: HTMLElement): void {
  for (let time = 0; time < TAPS; time += 1) fireEvent.click(button)
}

it('GATEWAY-73 a tile is locked while its game is asked for, no other is, and it is free after a failure', async () => {
  const site = await visitSite({
    path: '/m/gameList?gameType=RNG',
    as: 'ravi88',
    hold: ['launchGame'],
    prefer: { launchGame: 'code=503, example=VENDOR_MAINTENANCE' },
  })
  const tile = await screen.findByRole('button', { name: /^Silk Road Fan/ })
  const busy = () => [...document.querySelectorAll('li [aria-busy="true"]')]
  expect(busy()).toEqual([])
  tap(tile)
  await waitFor(() => expect(site.held).toHaveLength(1))
  expect(busy()).toEqual([tile])
  const status = () => screen.queryAllByText('Opening the game…').map((text) => text.closest('[role="status"]'))
  expect(status().map((one) => one?.closest('li'))).toEqual([tile.closest('li')])
  act(() => site.held[0]?.release())
  await waitFor(() => expect(busy()).toEqual([]))
  expect(status()).toEqual([])
  expect(site.calls('launchGame')).toHaveLength(1)
  tap(tile)
  await waitFor(() => expect(site.calls('launchGame')).toHaveLength(2))
})
