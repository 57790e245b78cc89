/** GAP-166: names arrive masked; one that does not is masked here, so that no full name is ever shown. */
export function maskName(name: string): string {
  if (name.includes('*')) return name
  const letters = [...name]
  if (letters.length <= 2) return `${letters[0] ?? ''}***`
  return `${letters[0]}***${letters[letters.length - 1]}`
}
