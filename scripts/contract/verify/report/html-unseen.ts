import type { VerifyResult } from '../result.ts'
import { counted, escapeHtml } from '#scripts/report/words.ts'
import { stateOf, type Summary } from './summary.ts'

/** Operations without a success, and what never came of the others. */
export function unseenHtml({ operations }: VerifyResult, { fields, values }: Summary): string {
  if (fields.all === 0) return ''
  const rows = operations.flatMap((one) => {
    const { unseen = [], unseenValues = [] } = one.coverage ?? {}
    if (stateOf(one) === 'skipped') return []
    if (!one.succeeded) return [row(one.id, `not judged, no success: ${one.wanting ?? ''}`, unseen.length)]
    if (unseen.length + unseenValues.length === 0) return []
    const names = unseen.map(({ at, reason }) => (reason === undefined ? at : `${at} (${reason})`))
    const said = [names.join(', '), unseenValues.length === 0 ? '' : `values: ${unseenValues.join(', ')}`]
    return [row(one.id, said.filter(Boolean).join('; '), unseen.length)]
  })
  return `<div class="h2" id="unseen"><h2>Never seen</h2><span class="muted">${fields.seen} of ${counted(fields.all, 'field')} and ${values.seen} of ${counted(values.all, 'value')} came at least once; fields by operation</span></div>
<ul class="skips">${rows.join('')}</ul>`
}

const row = (id: string, text: string, count: number): string =>
  `<li><b>${id}</b><span>${escapeHtml(text)}</span><b>${count}</b></li>`
