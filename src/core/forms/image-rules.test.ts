// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { imageTypeOf, judgeImage, MAX_IMAGE_BYTES, MAX_IMAGES } from './image-rules.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPG = [0xff, 0xd8, 0xff, 0xe1]

function file(start: readonly number[], type: string, size = 64, name = 'picture.png'): File {
  const bytes = new Uint8Array(size)
  bytes.set(start.slice(0, size))
  return new File([bytes], name, { type })
}

afterEach(() => vi.restoreAllMocks())

describe('a picture of a form', () => {
  it('PROMO-07 PROMO-08 CONST-33 may have 5 MB, three of them', async () => {
    expect(MAX_IMAGE_BYTES).toBe(5_242_880)
    expect(MAX_IMAGES).toBe(3)
    expect(await judgeImage(file(PNG, 'image/png', MAX_IMAGE_BYTES))).toHaveProperty('image')
    expect(await judgeImage(file(PNG, 'image/png', MAX_IMAGE_BYTES + 1))).toEqual({ code: 'IMAGE_TOO_LARGE' })
  })

  it.each([
    ['a GIF', [0x47, 0x49, 0x46, 0x38]],
    ['a WebP', [0x52, 0x49, 0x46, 0x46]],
    ['a web page', [0x3c, 0x68, 0x74, 0x6d, 0x6c]],
    ['a PNG that is cut off', PNG.slice(0, 5)],
    ['nothing', []],
  ])('PROMO-06 ERR-53 is refused when it is %s, whatever it is called', async (_name, start) => {
    expect(imageTypeOf(Uint8Array.from(start))).toBeUndefined()
    expect(await judgeImage(file(start, 'image/png', start.length))).toEqual({ code: 'IMAGE_TYPE' })
  })

  it('PROMO-06 is taken by its content, and sent under the type that it is', async () => {
    const judged = await judgeImage(file(JPG, 'application/octet-stream', 64, 'IMG_0412'))
    expect(judged).toMatchObject({ image: { type: 'image/jpeg', name: 'IMG_0412', size: 64 } })
    const png = file(PNG, 'image/png')
    expect(Object.values(await judgeImage(png))[0], 'the file itself').toBe(png)
  })

  it('ERR-53 is refused when the device cannot read it any more', async () => {
    vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader) {
      queueMicrotask(() => {
        this.dispatchEvent(new ProgressEvent('error'))
        this.dispatchEvent(new ProgressEvent('loadend'))
      })
    })
    expect(await judgeImage(file(PNG, 'image/png'))).toEqual({ code: 'IMAGE_TYPE' })
  })
})
