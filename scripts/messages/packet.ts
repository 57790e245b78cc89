import type { SourceMessages, Translation } from '#scripts/lib/message-catalogue.ts'
import type { GlossaryTerm } from './glossary.ts'
import type { Stale } from './stale.ts'

/** The columns of a packet. A translator fills the last one. */
export const PACKET_COLUMNS = ['id', 'english', 'description', 'glossary', 'neighbours', 'translation'] as const

/** Neighbours that stand beside a text are enough at this number. */
const NEIGHBOURS = 3

export interface PacketOptions {
  /** First part of the ids, such as `money`; all features without it. */
  feature?: string | undefined
  /** The texts that are there and right, too. */
  whole: boolean
}

/**
 * What a translator needs for texts of one language, one row a text: how the glossary says its terms, and accepted
 * texts with the same English or of the same part of the screen.
 *
 * @returns a table with tabs between the columns; line breaks in a text are written `\n`
 */
export function packetFor(
  tag: string,
  source: SourceMessages,
  texts: Translation,
  known: { glossary: readonly GlossaryTerm[]; stale: Stale },
  { feature, whole }: PacketOptions,
): string {
  const isOpen = (id: string) => !(id in texts) || (known.stale[id]?.includes(tag) ?? false)
  const ids = Object.keys(source).filter(
    (id) => (feature === undefined || id.startsWith(`${feature}.`)) && (whole || isOpen(id)),
  )
  const rows = ids.map((id) => {
    const { defaultMessage = '', description = '' } = source[id] ?? {}
    return [
      id,
      defaultMessage,
      description,
      termsIn(defaultMessage, tag, known.glossary),
      neighboursOf(id, source, texts).join(' · '),
      texts[id] ?? '',
    ]
  })
  return [PACKET_COLUMNS, ...rows].map((row) => row.map(inOneCell).join('\t')).join('\n')
}

/** The translations of a packet that was filled in: id → text. Rows left empty are left out. */
export function readPacket(table: string): { texts: Translation } | { fault: string } {
  const lines = table
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split(/\r?\n/u)
  const rows = lines.map((line) => line.split('\t'))
  // npm writes what it runs before our own output, into the same file.
  const head = rows.findIndex((cells) => cells.includes('id') && cells.includes('translation'))
  const columns = rows[head]
  if (columns === undefined) return { fault: 'no line of it names the columns id and translation' }
  const [idColumn, textColumn] = [columns.indexOf('id'), columns.indexOf('translation')]
  const entries = rows.slice(head + 1).map((cells) => [cells[idColumn] ?? '', cells[textColumn] ?? ''])
  const texts = entries
    .filter(([, text]) => text !== '')
    .map(([id = '', text = '']) => [id, text.replaceAll(String.raw`\n`, '\n')])
  return { texts: Object.fromEntries(texts) }
}

const inOneCell = (text: string): string => text.replaceAll('\n', String.raw`\n`).replaceAll('\t', ' ')

function termsIn(english: string, tag: string, glossary: readonly GlossaryTerm[]): string {
  const found = glossary.filter(({ pattern }) => pattern.test(english))
  return found.map(({ term, forms }) => `${term}: ${(forms[tag] ?? []).join(', ')}`).join(' · ')
}

function neighboursOf(id: string, source: SourceMessages, texts: Translation): string[] {
  const part = id.slice(0, id.lastIndexOf('.') + 1)
  const others = Object.keys(texts).filter((other) => other !== id && other in source)
  const same = others.filter((other) => source[other]?.defaultMessage === source[id]?.defaultMessage)
  const near = others.filter((other) => other.startsWith(part))
  return [...new Set([...same, ...near])]
    .slice(0, NEIGHBOURS)
    .map((other) => `${source[other]?.defaultMessage} = ${texts[other]}`)
}
