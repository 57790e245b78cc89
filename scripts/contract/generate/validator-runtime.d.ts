import type { Format } from 'ajv'

/** The formats that the contract may name, shared by lint and the generated validators. */
export declare const formats: Record<string, Format>
