import { forcedFor, type FaultName, type Forced, type Rule, type Scenario } from '#mock/scenario/scenario.ts'

/** Ticked codes take these calls, one after the other; who ticks more means every call. */
export const CALLS = [1, 2, 3, 4, 5] as const

/** What the console changes of one operation's rules. Every function gives a new scenario and leaves its own alone. */
const others = (scenario: Scenario, operation: string, isGone: (rule: Rule) => boolean): Scenario =>
  scenario.filter((rule) => rule.operation !== operation || !isGone(rule))

/** The rule that ticks a code, if it is ticked. */
export const ruleOfCode = (scenario: Scenario, operation: string, code: string): Rule | undefined =>
  scenario.find((rule) => rule.operation === operation && rule.kind === 'code' && rule.code === code)

/** The rule of a kind that an operation may have once. */
export function ruleOf<Kind extends 'example' | 'delay' | 'fault'>(
  scenario: Scenario,
  operation: string,
  kind: Kind,
): Extract<Rule, { kind: Kind }> | undefined {
  return scenario.find(
    (rule): rule is Extract<Rule, { kind: Kind }> => rule.operation === operation && rule.kind === kind,
  )
}

/** Ticks a code on the first call that no other code has, or takes the tick away. */
export function toggleCode(scenario: Scenario, operation: string, code: string): Scenario {
  if (ruleOfCode(scenario, operation, code)) {
    return others(scenario, operation, (rule) => rule.kind === 'code' && rule.code === code)
  }
  const taken = scenario
    .filter((rule) => rule.operation === operation && rule.kind === 'code')
    .map(({ onCall }) => onCall)
  const onCall = CALLS.find((call) => !taken.includes(call))
  return [...scenario, { operation, kind: 'code', code, ...(onCall !== undefined && { onCall }) }]
}

/** Moves a rule to another call; undefined means every call. */
export function moveRule(scenario: Scenario, rule: Rule, onCall: number | undefined): Scenario {
  const { onCall: _before, ...everyCall } = rule
  return scenario.map((one) => (one === rule ? { ...everyCall, ...(onCall !== undefined && { onCall }) } : one))
}

/** What is answered where no code is ticked; undefined leaves it to the gateway's state. */
export function setExample(scenario: Scenario, operation: string, example: string | undefined): Scenario {
  const rest = others(scenario, operation, ({ kind }) => kind === 'example')
  return example === undefined ? rest : [...rest, { operation, kind: 'example', example }]
}

/** Delays every call by so many milliseconds; 0 delays none. */
export function setDelay(scenario: Scenario, operation: string, delayMs: number): Scenario {
  const rest = others(scenario, operation, ({ kind }) => kind === 'delay')
  return delayMs === 0 ? rest : [...rest, { operation, kind: 'delay', delayMs }]
}

/** Breaks calls on their way, on the call that the fault before was on. */
export function setFault(scenario: Scenario, operation: string, fault: FaultName | undefined): Scenario {
  const onCall = ruleOf(scenario, operation, 'fault')?.onCall
  const rest = others(scenario, operation, ({ kind }) => kind === 'fault')
  return fault === undefined
    ? rest
    : [...rest, { operation, kind: 'fault', fault, ...(onCall !== undefined && { onCall }) }]
}

/** Takes all rules of an operation away. */
export const clearOperation = (scenario: Scenario, operation: string): Scenario =>
  others(scenario, operation, () => true)

/** A stretch of calls that get the same. */
export interface Step {
  /** `call 1`, `3 and on`, `every call`. */
  readonly label: string
  readonly forced: Forced
}

/** What the next calls of an operation get, one step a call as far as the rules tell calls apart. */
export function stepsOf(scenario: Scenario, operation: string): Step[] {
  const numbered = scenario.filter((rule) => rule.operation === operation).map(({ onCall }) => onCall ?? 0)
  const last = Math.max(0, ...numbered)
  const steps = Array.from({ length: last }, (_, index) => ({
    label: `call ${index + 1}`,
    forced: forcedFor(scenario, operation, index + 1),
  }))
  const rest = {
    label: last === 0 ? 'every call' : `${last + 1} and on`,
    forced: forcedFor(scenario, operation, last + 1),
  }
  return [...steps, rest]
}
