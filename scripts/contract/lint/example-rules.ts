import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { formats } from '../generate/validator-runtime.js'
import { forAjv } from '../document/ajv-schemas.ts'
import { asList, asObject, isObject, pointerTokens, type JsonObject } from '../document/json.ts'
import { below, type Place } from '../document/references.ts'
import type { LintContext, Rule } from './context.ts'
import { eachParameter, eachSchema } from './schema-rules.ts'

/** Every example, sample value and default against the schema beside it. */
const examples: Rule = (context) => {
  const checker = new Checker(context)
  for (const { node, place } of context.operations) {
    const answer = asObject(node['x-value'])
    named(answer['examples'], answer['schema'], below(place, 'x-value'), checker, context)
    for (const [type, media] of Object.entries(asObject(asObject(node['requestBody'])['content']))) {
      const { examples: bodies, schema } = asObject(media)
      named(bodies, schema, below(place, 'requestBody', 'content', type), checker, context)
    }
    const plaintext = asObject(node['x-plaintext'])
    named(plaintext['examples'], plaintext['schema'], below(place, 'x-plaintext'), checker, context)
  }
  for (const { node, place } of eachParameter(context)) {
    if (node['example'] !== undefined)
      checker.check(node['example'], node['schema'], below(place, 'schema'), below(place, 'example'))
    named(node['examples'], node['schema'], place, checker, context)
  }
  eachSchema(context, (node, place) => {
    for (const [index, sample] of asList(node['examples']).entries())
      checker.check(sample, node, place, below(place, 'examples', index))
    for (const key of ['default', 'example'] as const) {
      if (node[key] !== undefined) checker.check(node[key], node, place, below(place, key))
    }
  })
  for (const [code, entry] of Object.entries(asObject(context.sources.files.get('errors.yaml')?.data))) {
    const at: Place = { file: 'errors.yaml', path: [code, 'value'] }
    const value = asObject(asObject(entry)['value'])
    if (value['schema'] !== undefined)
      checker.check(value['example'], value['schema'], below(at, 'schema'), below(at, 'example'))
  }
}

function named(list: unknown, schema: unknown, place: Place, checker: Checker, { references }: LintContext): void {
  for (const [name, example] of Object.entries(asObject(list))) {
    const at = below(place, 'examples', name)
    const reference = asObject(example)['$ref']
    const target = typeof reference === 'string' ? references.target(reference, at) : { ...at, value: example }
    if (target === undefined) continue
    checker.check(asObject(target.value)['value'], schema, below(place, 'schema'), below(target, 'value'))
  }
}

class Checker {
  readonly #context: LintContext
  readonly #ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    formats,
  })
  readonly #compiled = new Map<string, ValidateFunction | undefined>()

  constructor(context: LintContext) {
    this.#context = context
    for (const [name, schema] of Object.entries(context.document.components.schemas)) {
      this.#ajv.addSchema({ ...asObject(forAjv(schema)), $id: name })
    }
  }

  check(value: unknown, schema: unknown, schemaPlace: Place, place: Place): void {
    if (!isObject(schema)) return
    const validate = this.#compile(schema, schemaPlace)
    if (validate === undefined || validate(value)) return
    for (const { instancePath, message, params } of validate.errors ?? []) {
      const extra: unknown = params['additionalProperty'] ?? params['missingProperty'] ?? params['allowedValues']
      const detail = extra === undefined ? '' : ` (${[extra].flat().join(', ')})`
      const at = below(
        place,
        ...pointerTokens(instancePath).map((token) => (/^\d+$/.test(token) ? Number(token) : token)),
      )
      this.#context.report(
        at,
        'example-valid',
        `${instancePath === '' ? 'It' : instancePath} ${message ?? 'is not valid'}${detail}.`,
      )
    }
  }

  #compile(schema: JsonObject, place: Place): ValidateFunction | undefined {
    const written = asObject(forAjv(this.#context.references.rewrite(schema, place)))
    const text = JSON.stringify(written)
    if (this.#compiled.has(text)) return this.#compiled.get(text)
    let validate: ValidateFunction | undefined
    try {
      validate = this.#ajv.compile(written)
    } catch (error) {
      this.#context.report(place, 'schema', error instanceof Error ? error.message : String(error))
    }
    this.#compiled.set(text, validate)
    return validate
  }
}

export const EXAMPLE_RULES: readonly Rule[] = [examples]
