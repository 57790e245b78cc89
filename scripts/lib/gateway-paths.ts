import { operations } from '#mock/generated/operations.ts'

/**
 * What belongs to the gateway; development server, preview, tests and deployments pass it on, all else is the site's.
 */
export const GATEWAY_PREFIXES = ['/wps/', '/lgw/', '/lotto/lgw/'] as const

/** Whether a call to this path reaches the gateway. */
export const isGatewayPath = (path: string): boolean => GATEWAY_PREFIXES.some((prefix) => path.startsWith(prefix))

/**
 * Paths of the calls that carry files, as the contract has them. Prism's proxy reads a multipart body as text and
 * passes on what is left of it, so these calls go round it, to the stub or the backend itself.
 */
export const UPLOAD_PATHS: readonly string[] = Object.values(operations)
  .filter(({ body }) => body === 'multipart/form-data')
  .map(({ path }) => path)

/** Whether a call to this address, with its query, carries files. */
export const isUploadPath = (address: string): boolean => UPLOAD_PATHS.includes(address.split('?')[0] ?? '')
