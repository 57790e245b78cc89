import * as v from 'valibot'

/**
 * How the console reaches a gateway that lives in a page of the site: each page that is open answers the switches of
 * its own gateway.
 */
export const CHANNEL = 'mock-console'

export const askSchema = v.object({
  /** Names the question. */
  ask: v.string(),
  /** Only this page is asked; every open one when left out. */
  to: v.optional(v.string()),
  method: v.string(),
  /** Behind `/__mock/`. */
  name: v.string(),
  body: v.string(),
})
export type Ask = v.InferOutput<typeof askSchema>

export const tellSchema = v.object({
  /** The question. */
  tell: v.string(),
  /** The page that answers. */
  from: v.string(),
  status: v.number(),
  body: v.string(),
})
export type Tell = v.InferOutput<typeof tellSchema>
