import { asObject, asTexts } from '../document/json.ts'
import { below, type Place } from '../document/references.ts'
import type { Rule } from './context.ts'
import { REQUIREMENTS_FILE } from './requirements.ts'

const FILE = 'errors.yaml'

const catalogue: Rule = ({ document, operations, requirements, report, sources }) => {
  const answered = new Map(operations.map(({ id, node }) => [id, asTexts(node['x-errors'])]))
  const written = asObject(sources.files.get(FILE)?.data)
  for (const [code, { scope, statusOn = {}, requirements: rows }] of Object.entries(document['x-error-catalogue'])) {
    const place: Place = { file: FILE, path: [code] }
    if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code)) report(place, 'code-name', `${code} is not SCREAMING_SNAKE.`)
    if (scope === 'listed' && ![...answered.values()].some((codes) => codes.includes(code))) {
      report(place, 'code-answered', `No operation answers ${code}.`)
    }
    if (asObject(written[code])['requirements'] === undefined)
      report(place, 'requirements', `${code} has no \`requirements\`; add the list.`)
    for (const [index, row] of rows.entries()) {
      if (!requirements.ids.has(row))
        report(below(place, 'requirements', index), 'requirements', `${row} is no row of ${REQUIREMENTS_FILE}.`)
    }
    for (const operation of Object.keys(statusOn)) {
      const codes = answered.get(operation)
      const answers = codes !== undefined && (scope !== 'listed' || codes.includes(code))
      if (!answers)
        report(below(place, 'statusOn', operation), 'code-answered', `${operation} does not answer ${code}.`)
    }
  }
}

export const CATALOGUE_RULES: readonly Rule[] = [catalogue]
