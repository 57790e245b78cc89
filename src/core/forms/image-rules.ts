/** PROMO-08, CONST-33. */
export const MAX_IMAGES = 3

/** PROMO-07, CONST-33: 5 MB, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** Why a picture is refused (ERR-53..55). */
export type ImageFault = 'IMAGE_TYPE' | 'IMAGE_TOO_LARGE' | 'IMAGE_TOO_MANY'

/** The file types that the device's picker offers; the chosen files are still checked by their content. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** With what a file of each type begins. */
const SIGNATURES: Record<ImageType, readonly number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/** PROMO-06, ERR-53: the type of a picture by its first bytes; its name and what the device says count for nothing. */
export function imageTypeOf(start: Uint8Array): ImageType | undefined {
  return IMAGE_TYPES.find((type) => SIGNATURES[type].every((byte, i) => start[i] === byte))
}

/**
 * What makes a file unfit (ERR-53, ERR-54), or the picture under the type that it is. A file that cannot be read, such
 * as one that the device gave away meanwhile, is no picture.
 */
export async function judgeImage(file: File): Promise<{ image: File } | { code: ImageFault }> {
  if (file.size > MAX_IMAGE_BYTES) return { code: 'IMAGE_TOO_LARGE' }
  const type = imageTypeOf(new Uint8Array(await readBytes(file.slice(0, 8))))
  if (type === undefined) return { code: 'IMAGE_TYPE' }
  return { image: file.type === type ? file : new File([file], file.name, { type }) }
}

/** `Blob.arrayBuffer` is missing on iOS 12. */
function readBytes(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      const { result } = reader
      resolve(typeof result === 'object' && result ? result : new ArrayBuffer(0))
    })
    reader.readAsArrayBuffer(blob)
  })
}
