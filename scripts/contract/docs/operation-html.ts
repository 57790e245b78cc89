import type { OperationModel } from '../generate/model.ts'
import type { ContractDocument, Parameter } from '../document/openapi.ts'
import { operationCodes } from './codes-html.ts'
import { schemaTable } from './schema-html.ts'
import { prose, sample, escapeHtml } from './text.ts'

const SESSION = { none: 'no session', optional: 'session if there is one', required: 'session required' }

/** Everything about one operation. */
export function operationHtml(operation: OperationModel, document: ContractDocument): string {
  const { id, method, path, summary, description, requirements, session, kind, listed } = operation
  const words = [id, path, summary, ...listed, ...requirements].join(' ')
  return `<article class="op" id="${id}" data-find="${escapeHtml(words.toLowerCase())}"><h3><code>${id}</code></h3><p class="path"><b class="verb ${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></p><p class="lead">${prose(summary)}.</p>${
    description === undefined ? '' : `<p>${prose(description)}</p>`
  }<p class="facts">${[SESSION[session], kind === 'query' ? 'reads' : 'writes', ...requirements].map((one) => `<span>${one}</span>`).join('')}</p>${parametersHtml(operation)}${bodyHtml(operation, document)}${answerHtml(operation, document)}${operationCodes(operation, document)}</article>`
}

function parametersHtml({ query, header }: OperationModel): string {
  const all = [...query, ...header]
  if (all.length === 0) return ''
  return `<h4>Parameters</h4><div class="scroll" tabindex="0"><table class="t"><thead><tr><th>Name</th><th>In</th><th>Meaning</th><th>Example</th></tr></thead><tbody>${all.map(parameterRow).join('')}</tbody></table></div>`
}

function parameterRow({ name, in: place, required, description, example, examples }: Parameter): string {
  const shown = example ?? Object.values(examples ?? {})[0]?.value
  const sampled =
    shown === undefined ? '' : `<code>${escapeHtml(typeof shown === 'string' ? shown : JSON.stringify(shown))}</code>`
  const need = required === true ? '' : ' <span class="muted">optional</span>'
  return `<tr><td><code>${escapeHtml(name)}</code>${need}</td><td>${place}</td><td>${prose(description ?? '')}</td><td class="long">${sampled}</td></tr>`
}

function bodyHtml({ body, plaintext }: OperationModel, document: ContractDocument): string {
  if (!body) return ''
  const inside = plaintext
    ? `<h4>What is encrypted</h4>${schemaTable(plaintext.schema, document)}${examplesHtml(plaintext.examples)}`
    : ''
  return `<h4>Body <span class="muted">${escapeHtml(body.contentType)}${body.required ? '' : ', optional'}</span></h4>${schemaTable(body.schema, document)}${inside}${examplesHtml(body.examples)}`
}

function answerHtml({ value, examples, pagination }: OperationModel, document: ContractDocument): string {
  const paging =
    pagination === undefined
      ? ''
      : `<p>Paged: <code>${pagination.page}</code> and <code>${pagination.size}</code> ask, <code>${pagination.current}</code> of <code>${pagination.total}</code> are answered with <code>${pagination.items}</code>.</p>`
  const wrapped = Object.fromEntries(
    Object.entries(examples).map(([name, one]) => [name, { success: true, value: one }]),
  )
  const shape =
    value['type'] === 'null'
      ? '<p>No answer beside the success itself: <code>value</code> is <code>null</code>.</p>'
      : schemaTable(value, document)
  return `<h4>Answer <span class="muted">200</span></h4>${paging}${shape}${examplesHtml(wrapped)}`
}

const examplesHtml = (examples: Record<string, unknown>): string =>
  Object.entries(examples)
    .map(([name, value]) => `<details><summary>Example <code>${escapeHtml(name)}</code></summary>${sample(value)}</details>`)
    .join('')
