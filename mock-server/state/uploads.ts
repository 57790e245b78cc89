import { stubNow } from '#mock/lib/clock.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import { noteUpload, type UploadNote } from './runtime.ts'

/** 5 MB, as the contract counts them. */
const MAX_IMAGE_BYTES = 5 * 1024 * 1024
/** That one form can have. */
const MAX_IMAGES = 3
const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const

/** What the stub keeps of a picture: enough to tell it from any other, and to see that nothing was changed. */
type KeptPicture = Omit<UploadNote, 'at' | 'operation'>

/**
 * What is wrong with a picture. Its content decides, not its name or the type that it claims to be.
 */
export async function imageErrorCode(image: Blob): Promise<'IMAGE_TYPE' | 'IMAGE_TOO_LARGE' | undefined> {
  if (image.size > MAX_IMAGE_BYTES) return 'IMAGE_TOO_LARGE'
  const start = new Uint8Array(await image.slice(0, 8).arrayBuffer())
  const isPicture = SIGNATURES.some((bytes) => bytes.every((byte, i) => start[i] === byte))
  return isPicture ? undefined : 'IMAGE_TYPE'
}

/**
 * Judges the pictures of a form.
 *
 * @throws {GatewayError} IMAGE_TOO_MANY, or what is wrong with the first picture that is not fit
 */
export async function checkImages(
  images: readonly Blob[],
  gatewayError: (code: 'IMAGE_TOO_MANY' | 'IMAGE_TYPE' | 'IMAGE_TOO_LARGE') => GatewayError,
): Promise<void> {
  if (images.length > MAX_IMAGES) throw gatewayError('IMAGE_TOO_MANY')
  for (const image of images) {
    const wrong = await imageErrorCode(image)
    if (wrong) throw gatewayError(wrong)
  }
}

/** Takes pictures in: they are noted for the log, and told apart by their digests from then on. */
export async function keepPictures(operation: string, images: readonly Blob[]): Promise<KeptPicture[]> {
  const kept = await Promise.all(images.map(describe))
  const at = new Date(stubNow()).toISOString()
  for (const picture of kept) noteUpload({ at, operation, ...picture })
  return kept
}

async function describe(image: Blob): Promise<KeptPicture> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await image.arrayBuffer()))
  return {
    name: image instanceof File ? image.name : '',
    type: image.type,
    size: image.size,
    sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  }
}
