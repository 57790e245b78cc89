import type { JsonObject } from './json.ts'

/** The shape of `dist/contract/openapi.json`, as far as this project's own tools read it. */
export interface ContractDocument {
  openapi: string
  info: JsonObject
  servers: unknown
  security: unknown
  /** Every `date-time` is in UTC. */
  'x-moments'?: 'UTC'
  tags: { name: string; description?: string }[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: Components
  /** The error catalogue, so that a bundle alone can be compared, verified and documented. */
  'x-error-catalogue': Record<string, CatalogueEntry>
}

export type Method = (typeof METHODS)[number]
export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

export interface Components {
  schemas: Record<string, JsonObject>
  parameters: Record<string, Parameter>
  responses: Record<string, Response>
  headers: Record<string, JsonObject>
  examples: Record<string, Example>
  securitySchemes: JsonObject
}

export interface Reference {
  $ref: string
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: unknown
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody
  responses: Record<string, Response | Reference>
  'x-requirements': string[]
  'x-errors': string[]
  'x-kind'?: 'query'
  'x-pagination'?: Pagination
  /** Pointers below the value; two merchants differ in one of them. */
  'x-per-merchant'?: string[]
  'x-follows'?: Readonly<Record<string, FollowRule>>
  'x-plaintext'?: MediaType
}

export interface Parameter {
  name: string
  in: 'query' | 'header'
  required?: boolean
  description?: string
  style?: string
  explode?: boolean
  schema: JsonObject
  example?: unknown
  examples?: Record<string, Example>
}

export interface RequestBody {
  required?: boolean
  description?: string
  content: Record<string, MediaType>
}

export interface MediaType {
  schema: JsonObject
  examples?: Record<string, Example | Reference>
  /** How the parts of a form travel. */
  encoding?: JsonObject
}

export interface Response {
  description: string
  headers?: Record<string, Reference>
  content: { 'application/json': MediaType }
}

export interface Example {
  summary?: string
  description?: string
  value: unknown
}

/** Names of the parameters and answer fields by which a list is paged. */
export interface Pagination {
  page: string
  size: string
  items: string
  current: string
  /** Of how many pages there are. */
  total: string
  /** Of how many entries there are on all pages, where the answer says so. */
  count?: string
  /** The field, or the pointer below an entry, that tells the entries apart. */
  key: string
}

/** How something in an answer follows from the request; parts of requests are `/query/x`, `/header/x` and `/body/x`. */
export interface FollowRule {
  /** It is what stands there. */
  equals?: string
  /** Names that mean the same, for `equals`. */
  alike?: readonly (readonly string[])[]
  /** It contains what stands there, upper and lower case alike; one of the fields `in` does, where there are any. */
  contains?: string
  in?: readonly string[]
  /** It has at most so many entries. */
  most?: string
  /** It lies on this day or later, and on that day or earlier, in the merchant's time zone. */
  from?: string
  to?: string
  /** It is a moment of now, or one that is still to come. */
  moment?: 'now' | 'future'
  /** It is a count; those that come for each value of this parameter add up to the one without. */
  splits?: string
}

/** How often, and when, the same call may be made again after a failure. */
export type Retry = 'never' | 'user' | 'later'

export interface CatalogueEntry {
  status: number
  statusOn?: Record<string, number>
  scope: 'every' | 'session' | 'encrypted' | 'listed'
  retry: Retry
  /** It comes with a `Retry-After`. */
  retryAfter?: true
  meaning: string
  provoke: string
  requirements: string[]
}
