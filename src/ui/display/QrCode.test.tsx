// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { afterEach, expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

afterEach(cleanup)

/** The picture as a camera would see it, from the rectangles of the path. */
function photograph(svg: SVGElement, scale = 4) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      data.fill(0, (row * width + Number(x) * scale) * 4, (row * width + (Number(x) + Number(length)) * scale) * 4)
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255
  return { width, height: width, data }
}

it('GAP-15 what is drawn is read again as what it says', () => {
  const text = 'https://lanternhouse.example/m/register?affiliateCode=LH7K2Q'
  render(<QrCode text={text} label="Your link" />)
  const code = screen.getByRole('img', { name: 'Your link' })
  expect(decodeQR(photograph(code as unknown as SVGElement))).toBe(text)
})
