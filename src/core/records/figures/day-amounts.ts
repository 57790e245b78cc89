import { daysIn, type Day, type DayRange } from '../days/days.ts'

/** What was won on a day, negative when lost. */
export interface DayAmount {
  day: Day
  amount: string
}

/** How far bars reach on either side of nothing; floats, for drawing and for comparing alone. */
export interface Reach {
  up: number
  down: number
}

/** Every day of a range; missing days have zero amounts. */
export function everyDay(range: DayRange, told: readonly DayAmount[]): DayAmount[] {
  const amounts = new Map(told.map(({ day, amount }) => [day, amount]))
  return daysIn(range).map((day) => ({ day, amount: amounts.get(day) ?? '0.00' }))
}

/** The furthest amount on either side; something of one side at least, so that there is a line to draw. */
export function reachOf(amounts: readonly string[]): Reach {
  const numbers = amounts.map(Number)
  const [up, down] = [Math.max(0, ...numbers), -Math.min(0, ...numbers)]
  return up === 0 && down === 0 ? { up: 1, down: 0 } : { up, down }
}

/** A scale in round steps around nothing. */
export interface Scale extends Reach {
  /** The amounts that get a line, the highest first; nothing is one of them. */
  lines: number[]
}

/** How many steps a scale has at least. */
const STEPS = 2

/** A scale that holds all bars: steps of 1, 2 or 5 with zeros, of which both sides are multiples. */
export function scaleOf({ up, down }: Reach): Scale {
  const rough = (up + down) / STEPS
  const unit = 10 ** Math.floor(Math.log10(rough))
  const step = unit * ([5, 2].find((times) => unit * times <= rough) ?? 1)
  const [above, below] = [Math.ceil(up / step), Math.ceil(down / step)]
  return {
    up: above * step,
    down: below * step,
    lines: Array.from({ length: above + below + 1 }, (_, index) => (above - index) * step),
  }
}

/** The last day on which something was won or lost, else the last of all. */
export function lastEventful(days: readonly DayAmount[]): number {
  return days.reduce((found, { amount }, index) => (Number(amount) === 0 ? found : index), days.length - 1)
}

/** How much of its side a bar takes, in percent. */
export function shareOf(amount: string, { up, down }: Reach): string {
  const value = Number(amount)
  const most = value > 0 ? up : down
  return `${most === 0 ? 0 : (Math.abs(value) / most) * 100}%`
}

/** The days on which most was won and most was lost. */
export function bestAndWorst(days: readonly DayAmount[]): { best: DayAmount; worst: DayAmount } | undefined {
  const sorted = [...days].sort((one, other) => Number(one.amount) - Number(other.amount))
  const [worst, best] = [sorted[0], sorted[sorted.length - 1]]
  return worst && best && { best, worst }
}
