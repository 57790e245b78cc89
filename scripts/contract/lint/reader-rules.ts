import { asList, asObject, asText } from '../document/json.ts'
import { below } from '../document/references.ts'
import type { Rule } from './context.ts'
import { eachSchema } from './schema-rules.ts'

/** Specmatic takes what stands between slashes for the pattern, and refuses the file. */
const patternInSlashes: Rule = (context) =>
  eachSchema(context, ({ pattern }, place) => {
    if (asText(pattern)?.startsWith('^/'))
      context.report(below(place, 'pattern'), 'pattern', 'Write a leading slash as [/]: Specmatic cannot read it else.')
  })

/**
 * Specmatic takes an example of a request and one of an answer with the same name for one exchange, in which no header
 * may be missing.
 */
const pairedExamples: Rule = (context) => {
  for (const { node, place } of context.operations) {
    const answers = asObject(asObject(node['x-value'])['examples'])
    const needsHeader = asList(node['parameters']).some((parameter, index) => {
      const reference = asText(asObject(parameter)['$ref'])
      const at = below(place, 'parameters', index)
      const {
        in: where,
        required,
        examples,
      } = asObject(reference === undefined ? parameter : context.references.target(reference, at)?.value)
      return where === 'header' && required === true && examples === undefined
    })
    if (!needsHeader) continue
    for (const [type, media] of Object.entries(asObject(asObject(node['requestBody'])['content'])))
      for (const name of Object.keys(asObject(asObject(media)['examples'])).filter((one) => one in answers))
        context.report(
          below(place, 'requestBody', 'content', type, 'examples', name),
          'example-pair',
          'An answer has an example of this name, and the exchange lacks a header: call it otherwise.',
        )
  }
}

/** What is lawful OpenAPI and stops other readers of the file all the same. */
export const READER_RULES: readonly Rule[] = [patternInSlashes, pairedExamples]
