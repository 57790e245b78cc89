import { readFileSync } from 'node:fs'
import { readOperations, type OperationModel } from '../generate/model.ts'
import { LANTERN } from '#scripts/report/icons.ts'
import { reportStyles } from '#scripts/report/styles.ts'
import { asText } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { catalogueHtml } from './codes-html.ts'
import { operationHtml } from './operation-html.ts'
import { prose, escapeHtml } from './text.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The contract as one page that needs no other file and no network. */
export function printDocs(document: ContractDocument): string {
  const operations = readOperations(document)
  const tags = document.tags
    .map((tag) => ({ ...tag, operations: operations.filter((one) => one.tag === tag.name) }))
    .filter((tag) => tag.operations.length > 0)
  const codes = Object.keys(document['x-error-catalogue'])
  const { title, description, version } = document.info
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeHtml(asText(title) ?? 'Contract')}</title>
<style>${reportStyles(import.meta.dirname, ['docs.css', 'narrow.css'])}</style>
</head>
<body class="docs">
<header class="top"><div class="brand">${LANTERN}<h1>Contract</h1></div><span class="meta">version <b>${escapeHtml(asText(version) ?? '')}</b> · ${operations.length} operations · ${codes.length} codes</span><span class="grow"></span><button class="btn quiet" type="button" data-act="theme">Light or dark</button></header>
<div class="work"><nav aria-label="Operations and codes"><label class="find"><span>Search</span><input type="search" autocomplete="off" spellcheck="false" placeholder="name, path, code, words" aria-keyshortcuts="/"></label><p class="none" role="status"></p><div class="list">${tags
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
    .join('')}${catalogueHtml(document, operations)}</main></div>
<script>${read('docs-script.js')}</script>
</body>
</html>
`
}

const navGroup = (name: string, entries: readonly string[]): string =>
  `<section><h3>${name}</h3>${entries.join('')}</section>`

const navEntry = ({ id, method, summary }: OperationModel): string =>
  `<a href="#${id}" title="${escapeHtml(summary)}"><b class="verb ${method}">${method.toUpperCase()}</b><code>${id}</code></a>`
