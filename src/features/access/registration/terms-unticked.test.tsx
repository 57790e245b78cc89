// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveNothing } from '../../../../tests/support/page.tsx'
import {
  formReady,
  openRegistration,
  registerButton,
  registerGateway,
} from '../../../../tests/support/register-page.tsx'

vi.mock('#src/core/merchant/current.ts', async (original) => {
  const real = await original<typeof import('#src/core/merchant/current.ts')>()
  return { ...real, currentMerchant: { ...real.currentMerchant, termsPreChecked: false } }
})

afterEach(leaveNothing)

it('GAP-164 the terms start unticked where the merchant wants it so', async () => {
  registerGateway()
  await openRegistration()
  await formReady()
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /terms|18 or over/ })
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false])
  expect(registerButton().disabled).toBe(true)
})
