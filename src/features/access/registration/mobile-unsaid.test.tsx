// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { input, leaveNothing, lineUnder, type } from '../../../../tests/support/page.tsx'
import { fillIn, openRegistration, registerGateway, submit } from '../../../../tests/support/register-page.tsx'

vi.mock('#src/core/merchant/current.ts', async (original) => {
  const real = await original<typeof import('#src/core/merchant/current.ts')>()
  return { ...real, currentMerchant: { ...real.currentMerchant, mobile: { dialingCode: '63' } } }
})

afterEach(leaveNothing)

it('GAP-73 a mobile number has 6 to 20 digits where the merchant does not say how many', async () => {
  const { of } = registerGateway()
  await openRegistration()
  await fillIn()
  expect(input('Mobile number').placeholder).toBe('')
  for (const number of ['12345', '12345x', '1'.repeat(21)]) {
    type('Mobile number', number)
    submit()
    await waitFor(() => expect(lineUnder('Mobile number'), number).toBe('The mobile number format is incorrect.'))
    type('Mobile number', '')
    await waitFor(() => expect(lineUnder('Mobile number')).toBeUndefined())
  }
  expect(of('register')).toEqual([])
  type('Mobile number', '123456')
  submit()
  await waitFor(() => expect(of('register')[0]?.body).toMatchObject({ mobileNum: '123456' }))
})
