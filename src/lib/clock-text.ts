/** Whole seconds as `h:mm:ss`, or `mm:ss` within an hour. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(rest)}`
}
