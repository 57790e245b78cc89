import { oneLine } from '#scripts/lib/print.ts'
import type { Paint } from '#scripts/report/paint.ts'
import { counted, grouped, listed } from '#scripts/report/words.ts'
import { countLevels, LEVELS, type Change, type Level } from './change.ts'
import type { CodeUse } from './code-users.ts'

/** From so many operations on, the same change is told once for all of them. */
const MANY = 5

/** What stands on the terminal: changes by operation, what pages do with new codes, and the verdict. */
export function printDiff(base: string, changes: readonly Change[], uses: readonly CodeUse[], paint: Paint): string {
  const [shared, own] = splitShared(changes)
  const count = countLevels(changes)
  const open = uses.filter(({ isHandled }) => !isHandled)
  const blocks = [
    ...shared.map(({ change, operations }) =>
      block(`${operations.length} operations`, [change], paint, `  ${paint.dim(listed(operations, 2))}`),
    ),
    ...[...grouped(own, ({ operation }) => operation)].map(([name, list]) => block(name, list, paint)),
    ...(uses.length === 0 ? [] : [usesText(uses, paint)]),
  ]
  const sums = [
    paint.red(`${count.breaking} breaking`),
    paint.amber(`${count.risky} risky`),
    `${count.harmless} harmless`,
    ...(uses.length === 0 ? [] : [`${counted(open.length, 'new code')} not handled`]),
  ].join(' · ')
  const isFine = count.breaking === 0 && open.length === 0
  const verdict = isFine
    ? `${paint.jade('✓ compatible')} with ${base}`
    : `${paint.red('✕ not compatible')} with ${base}`
  return [...(changes.length === 0 ? ['Nothing has changed.'] : blocks), `${verdict}  ${sums}`].join('\n\n')
}

function block(
  name: string,
  changes: readonly Pick<Change, 'level' | 'place' | 'text'>[],
  paint: Paint,
  below?: string,
): string {
  const sorted = [...changes].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
  const lines = sorted.map(
    ({ level, place, text }) => `  ${signed(level, paint)}  ${oneLine(text)}  ${paint.dim(oneLine(place))}`,
  )
  return [paint.bold(oneLine(name)), ...(below === undefined ? [] : [below]), ...lines].join('\n')
}

const signed = (level: Level, { red, amber, dim }: Paint): string => {
  if (level === 'breaking') return red('✕ breaking')
  return level === 'risky' ? amber('▲ risky   ') : dim('○ harmless')
}

function usesText(uses: readonly CodeUse[], paint: Paint): string {
  const groups = grouped(uses, ({ code, part, reaction }) => `${code}\n${part ?? ''}\n${reaction}`)
  const rows = [...groups.values()].flatMap((group) => {
    const [use] = group
    if (!use) return []
    const sign = use.isHandled ? paint.holds : paint.fails
    const names = listed(
      group.map(({ operation }) => operation),
      2,
    )
    return [`  ${sign} ${use.code}  ${paint.bold(use.part ?? 'no page')}  ${use.reaction}  ${paint.dim(names)}`]
  })
  return [paint.bold('What the site does with codes that have become possible'), ...rows].join('\n')
}

function splitShared(changes: readonly Change[]) {
  const groups = grouped(changes, ({ level, place, text }) => `${level}\n${place}\n${text}`)
  const shared = [...groups.values()].flatMap((group) => {
    const [change] = group
    return change && group.length >= MANY ? [{ change, operations: group.map(({ operation }) => operation) }] : []
  })
  const own = [...groups.values()].filter(({ length }) => length < MANY).flat()
  return [shared, own] as const
}
