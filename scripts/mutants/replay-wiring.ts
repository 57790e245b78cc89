import { print } from '#scripts/lib/print.ts'
import { counted } from '#scripts/report/words.ts'
import { sourceOf, startWarmTests, type WarmTests } from './warm-tests.ts'
import { WIRING, type WiringFault } from './wiring.ts'

/**
 * Plants each wiring fault and runs the test that has to fail.
 *
 * @returns whether every one does
 */
export async function replayWiring(faults: readonly WiringFault[] = WIRING): Promise<boolean> {
  const tests = await startWarmTests()
  const sound = new Map<string, string[]>()
  let open = 0
  try {
    for (const fault of faults) {
      const reason = await whyAlive(fault, tests, sound)
      if (reason !== undefined) open += 1
      print(
        `${reason === undefined ? 'killed  ' : 'SURVIVED'}  ${fault.file}  ${fault.find} → ${fault.replace || '(nothing)'}${reason === undefined ? '' : `\n          ${reason}`}`,
      )
    }
  } finally {
    await tests.close()
  }
  print(
    open === 0
      ? `${counted(faults.length, 'wiring fault')}, all killed`
      : `${open} of ${counted(faults.length, 'wiring fault')} survived`,
  )
  return open === 0
}

/** Why a fault cannot be called killed, in a sentence. */
async function whyAlive({ file, find, replace, proof }: WiringFault, tests: WarmTests, sound: Map<string, string[]>) {
  const [test, title] = proof
  const source = sourceOf(file)
  if (!source.includes(find)) return `${file} no longer holds this text: mend the entry in scripts/mutants/wiring.ts.`
  const passing = sound.get(test) ?? (await tests.run(test)).passed
  sound.set(test, passing)
  if (!passing.some((name) => name.includes(title)))
    return `No test of ${test} that passes without it is called "${title}".`
  const { failed } = await tests.run(test, { file, code: source.replace(find, () => replace) }, title)
  return failed.length > 0 ? undefined : `"${title}" stays green.`
}
