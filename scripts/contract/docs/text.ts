import { escapeHtml } from '#scripts/report/words.ts'

export { escapeHtml }

/** A description as HTML: paragraphs, and what stands in backquotes as code. */
export function prose(source: string): string {
  const paragraphs = source.trim().split(/\n\s*\n/)
  return paragraphs.map((one) => escapeHtml(one).replaceAll(/`([^`]+)`/g, '<code>$1</code>')).join('<br>')
}

/** A value as it travels. */
export const sample = (value: unknown): string =>
  `<pre class="well" tabindex="0">${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</pre>`
