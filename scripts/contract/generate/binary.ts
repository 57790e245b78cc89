import type { JsonObject } from '../document/json.ts'

/** Whether a schema stands for a file. */
export const isBinary = (schema: JsonObject): boolean =>
  schema['format'] === 'binary' ||
  (typeof schema['contentMediaType'] === 'string' && schema['contentEncoding'] === undefined)
