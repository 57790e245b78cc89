import { escapeHtml } from './escape-html.ts'

interface HtmlPage {
  /** Attributes of the root: language or direction. */
  root: string
  title: string
  /** Address of its style sheet; a style of its own would need a looser policy. */
  style: string
  /** Markup, in which every text is escaped already. */
  body: string
}

/** A page of the stub beside the site: for phones, and not for search engines. */
export function htmlPage({ root, title, style, body }: HtmlPage): string {
  return `<!doctype html>
<html ${root}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${style}">
${body}
</html>
`
}
