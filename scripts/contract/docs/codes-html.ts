import { reactions } from '#src/core/errors/reactions.ts'
import { failureValue, type OperationModel } from '../generate/model.ts'
import { readTranslation } from '#scripts/lib/message-catalogue.ts'
import { isKnown, REACTIONS } from '../diff/code-users.ts'
import type { CatalogueEntry, ContractDocument } from '../document/openapi.ts'
import { schemaTable } from './schema-html.ts'
import { prose, sample, escapeHtml } from './text.ts'

const english = readTranslation('en')

const RETRY = {
  never: 'no',
  user: 'after something was changed',
  later: 'yes, the same call again',
} as const

const SCOPE = {
  every: 'any call',
  session: 'calls with a session',
  encrypted: 'calls whose body is encrypted',
  listed: 'calls that name it',
} as const

/** The whole catalogue, a part for each code. */
export function catalogueHtml(document: ContractDocument, operations: readonly OperationModel[]): string {
  const entries = Object.entries(document['x-error-catalogue'])
  return `<section class="tag" id="codes"><h2>Error codes</h2><p class="about">The catalogue is closed: no server answers another code, and the site has one reaction for each. Clients react to the code alone.</p></section>${entries
    .map(([code, entry]) => codeHtml(code, entry, document, operations))
    .join('')}`
}

function codeHtml(
  code: string,
  entry: CatalogueEntry,
  document: ContractDocument,
  operations: readonly OperationModel[],
): string {
  const users = operations.filter(
    ({ errors, listed }) => errors[code] !== undefined && (entry.scope !== 'listed' || listed.includes(code)),
  )
  const others = Object.entries(entry.statusOn ?? {}).map(([id, status]) => `, ${status} on ${id}`)
  const where =
    entry.scope === 'every' ? 'any call' : users.map(({ id }) => `<a href="#${id}"><code>${id}</code></a>`).join(' ')
  const value = failureValue(document, code)
  const example = document.components.examples[code]?.value
  return `<article class="code" id="${code}" data-find="${escapeHtml(`${code} ${entry.status} ${entry.meaning}`.toLowerCase())}"><h3><code>${code}</code><span class="status">${entry.status}</span></h3><p>${prose(entry.meaning)}</p><dl class="kv"><dt>Status</dt><dd>${entry.status}${others.join('')}</dd><dt>Comes from</dt><dd>${SCOPE[entry.scope]}</dd><dt>Repeat</dt><dd>${RETRY[entry.retry]}</dd><dt>Provoke</dt><dd>${prose(entry.provoke)}</dd><dt>The site shows</dt><dd>${reactionHtml(code)}</dd><dt>Operations</dt><dd class="chips">${where}</dd></dl>${
    value === undefined ? '' : `<h4>What it carries</h4>${schemaTable(value, document)}`
  }<details><summary>Example</summary>${sample(example)}</details></article>`
}

/** The codes of one operation: its own ones in full, those of any call by name. */
export function operationCodes({ errors, listed, id }: OperationModel, document: ContractDocument): string {
  const catalogue = document['x-error-catalogue']
  const own = Object.entries(errors).filter(([code]) => listed.includes(code))
  const shared = Object.entries(errors).filter(([code]) => !listed.includes(code))
  const rows = own.map(([code, status]) => {
    const entry = catalogue[code]
    return `<tr><td><a href="#${code}"><code>${code}</code></a></td><td>${status}</td><td>${prose(entry?.meaning ?? '')}</td><td>${prose(entry?.provoke ?? '')}</td><td>${reactionHtml(code)}</td></tr>`
  })
  const table =
    own.length === 0
      ? ''
      : `<div class="scroll" tabindex="0"><table class="t"><thead><tr><th>Code</th><th>Status</th><th>Meaning</th><th>Provoke</th><th>The site shows</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  const chips = shared.map(
    ([code, status]) => `<a href="#${code}"><code>${code}</code> <span class="muted">${status}</span></a>`,
  )
  return `<h4 id="${id}.codes">Error codes</h4>${table}<p class="chips"><span class="muted">${own.length === 0 ? 'Only those' : 'And those'} of any such call</span> ${chips.join(' ')}</p>`
}

/** What a visitor sees, as the site's table of reactions has it. */
function reactionHtml(code: string): string {
  if (!isKnown(code)) return 'nothing yet: the table of reactions lacks it'
  const { show, text: message } = reactions[code]
  const words = english[message.id ?? ''] ?? ''
  return `${REACTIONS[show]}${show === 'silent' || words === '' ? '' : `: <q>${escapeHtml(words)}</q>`}`
}
