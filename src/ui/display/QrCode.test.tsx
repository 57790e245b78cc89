// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { readQr } from '../../../tests/support/read-qr.ts'
import { QrCode } from './QrCode.tsx'

afterEach(cleanup)

it('GAP-15 what is drawn is read again as what it says', () => {
  const text = 'https://lanternhouse.example/m/register?affiliateCode=LH7K2Q'
  render(<QrCode text={text} label="Your link" />)
  const code = screen.getByRole('img', { name: 'Your link' })
  expect(readQr(code)).toBe(text)
})
