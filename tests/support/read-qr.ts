import { decodeQR } from 'qr/decode.js'

/** What a camera reads from a QR code in the page. */
export const readQr = (image: HTMLElement): string => decodeQR(photograph(image))

/** The picture as a camera would see it, from the rectangles of the path. */
function photograph(svg: HTMLElement, scale = 4) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      data.fill(0, (row * width + Number(x) * scale) * 4, (row * width + (Number(x) + Number(length)) * scale) * 4)
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255
  return { width, height: width, data }
}
