/** By what was asked for and its number within the file. */
type Pairs = Map<string, ReturnType<SubtleCrypto['generateKey']>>

const KEY = Symbol.for('RSA key pairs of the worker')

/**
 * An RSA key pair takes longer to make than most tests run. The first pair of each file of a worker is the same one,
 * the second too; within a file no two are.
 */
export function keepKeyPairs(): void {
  const { subtle } = crypto
  const { generateKey } = SubtleCrypto.prototype
  const pairs: Pairs = Reflect.get(globalThis, KEY) ?? new Map()
  Reflect.set(globalThis, KEY, pairs)
  let made = 0
  const generate = (...asked: Parameters<SubtleCrypto['generateKey']>) => {
    const [algorithm] = asked
    if (typeof algorithm === 'string' || !('modulusLength' in algorithm)) return generateKey.apply(subtle, asked)
    const name = `${(made += 1)} ${JSON.stringify(asked)}`
    const pair = pairs.get(name) ?? generateKey.apply(subtle, asked)
    pairs.set(name, pair)
    return pair
  }
  Object.assign(subtle, { generateKey: generate })
}
