// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { fakeGateway, formReady, openRegistration, registerButton } from '../../../../tests/support/register-page.tsx'

vi.mock('#src/core/merchant/current.ts', async (original) => {
  const real = await original<typeof import('#src/core/merchant/current.ts')>()
  return { ...real, currentMerchant: { ...real.currentMerchant, termsPreChecked: false } }
})
window.matchMedia = vi.fn().mockReturnValue({ matches: false })

afterEach(() => {
  cleanup()
  configureGateway({})
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it('GAP-164 the terms start unticked where the merchant wants it so', async () => {
  fakeGateway()
  await openRegistration()
  await formReady()
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /terms|18 or over/ })
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false])
  expect(registerButton().disabled).toBe(true)
})
