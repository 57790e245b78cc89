import { readOperations, type OperationModel } from '../generate/model.ts'
import { reportPage } from '#scripts/report/page.ts'
import { asText } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { catalogueHtml } from './codes-html.ts'
import { operationHtml } from './operation-html.ts'
import { prose, escapeHtml } from './text.ts'

/** The contract as one page that needs no other file and no network. */
export function printDocs(document: ContractDocument): string {
  const operations = readOperations(document)
  const tags = document.tags
    .map((tag) => ({ ...tag, operations: operations.filter((one) => one.tag === tag.name) }))
    .filter((tag) => tag.operations.length > 0)
  const codes = Object.keys(document['x-error-catalogue'])
  const { title, description, version } = document.info
  return reportPage({
    folder: import.meta.dirname,
    styles: ['docs.css', 'narrow.css'],
    scripts: ['docs-script.js'],
    kind: 'docs',
    title: asText(title) ?? 'Contract',
    name: 'Contract',
    meta: `version <b>${escapeHtml(asText(version) ?? '')}</b> · ${operations.length} operations · ${codes.length} codes`,
    head: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">\n`,
    body: `<div class="work"><nav aria-label="Operations and codes"><label class="find"><span>Search</span><input class="field" type="search" autocomplete="off" spellcheck="false" placeholder="name, path, code, words" aria-keyshortcuts="/"></label><p class="none" role="status"></p><div class="list">${tags
    .map(({ name, operations: own }) => navGroup(name, own.map(navEntry)))
    .join('')}${navGroup(
    'Error codes',
    codes.map((code) => `<a href="#${code}"><code>${code}</code></a>`),
  )}</div></nav>
<main tabindex="-1"><section class="intro"><h2>${escapeHtml(asText(title) ?? '')}</h2><p>${prose(asText(description) ?? '')}</p><p>The same as plain OpenAPI 3.1 stands beside this page: <a href="../openapi.json">openapi.json</a>.</p></section>${tags
    .map(
      ({ name, description: about, operations: own }) =>
        `<section class="tag" id="tag-${name}"><h2>${name}</h2><p class="about">${prose(about ?? '')}</p></section>${own.map((one) => operationHtml(one, document)).join('')}`,
    )
    .join('')}${catalogueHtml(document, operations)}</main></div>`,
  })
}

const navGroup = (name: string, entries: readonly string[]): string =>
  `<section><h3>${name}</h3>${entries.join('')}</section>`

const navEntry = ({ id, method, summary }: OperationModel): string =>
  `<a href="#${id}" title="${escapeHtml(summary)}"><b class="verb ${method}">${method.toUpperCase()}</b><code>${id}</code></a>`
