/** Makes what Ajv writes fit for browsers, and shorter. */
export const fitAjvCode = (code: string): string => shorten(withoutRequire(code))

/** Ajv asks for two small helpers by `require`, which browsers do not have. */
function withoutRequire(code: string): string {
  const text = code
    .replace('"use strict";', '')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'textLength')
    .replaceAll('require("ajv/dist/runtime/equal").default', 'sameValue')
    .replaceAll(/export const (check_\w+)/g, 'const $1')
  const needed = /require\(("[^"]+")\)/.exec(text)?.[1]
  if (needed !== undefined) throw new Error(`The validators need ${needed}, which must stand in validator-runtime.js.`)
  return text
}

/** Two thirds of what Ajv writes repeats itself or is never read here. */
function shorten(code: string): string {
  const lines = code
    .replaceAll(
      /if\(vErrors === null\)\{vErrors = \[(err\d+)\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g,
      'vErrors = add(vErrors, $1);errors++;',
    )
    .replaceAll(/schemaPath:"[^"]*",/g, '')
    .replaceAll(/const (err\d+) = (\{[^;]*\});vErrors = add\(vErrors, \1\);/g, 'vErrors = add(vErrors, $2);')
    .replaceAll(', parentData, parentDataProperty, rootData=data}', '}')
    .replaceAll(/,parentData(:\w+)?,parentDataProperty(:[^,]+)?,rootData\}/g, '}')
    .replaceAll(/\/\*# sourceURL="[^"]*" \*\/;/g, '')
    .replaceAll(/(?<=[;}])(?=(?:const|function) )/g, '\n')
    .split('\n')
  const unused = unusedSchemas(code)
  const text = lines.filter((line) => !unused.has(/^const (schema\d+) =/.exec(line)?.[1] ?? '')).join('\n')
  if (/parentData|rootData/.test(text)) throw new Error('Ajv writes calls differently now; see shorten in ajv-code.ts.')
  return text
}

/** Ajv names every schema it compiled and uses few of the names. */
function unusedSchemas(code: string): Set<string> {
  const once = new Set<string>()
  const more = new Set<string>()
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) {
    if (once.has(name)) more.add(name)
    once.add(name)
  }
  return new Set([...once].filter((name) => !more.has(name)))
}
