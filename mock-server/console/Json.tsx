import type { ReactNode } from 'react'

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g

/** A text, laid out and coloured where it is JSON; a cut one stays as it came. */
export function Json({ text, nothing }: { text: string; nothing: string }) {
  if (text === '') return <p className="muted">{nothing}</p>
  return <pre className="json">{coloured(laidOut(text))}</pre>
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function coloured(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    const [whole, string, colon] = match
    const kind = string === undefined ? (/^[tfn]/.test(whole) ? 'b' : 'n') : colon === undefined ? 's' : 'k'
    parts.push(
      text.slice(end, match.index),
      <span key={match.index} className={kind}>
        {string ?? whole}
      </span>,
      colon ?? '',
    )
    end = match.index + whole.length
  }
  return [...parts, text.slice(end)]
}
