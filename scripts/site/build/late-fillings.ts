import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/lib/run-command.ts'

const OLD_BROWSERS = readFileSync(join(ROOT, 'src/app/boot/old-browsers.ts'), 'utf8')
const FILLINGS = [...OLD_BROWSERS.matchAll(/core-js\/stable\/(\w+\/)?([\w-]+)\.js/g)]
if (FILLINGS.length !== OLD_BROWSERS.split("'core-js/").length - 1)
  throw new Error('old-browsers.ts imports core-js in a form that late-fillings.ts does not know')

/**
 * What a script uses of the interfaces that `old-browsers.ts` brings, such as `Object.fromEntries`. The script of the
 * document runs before that file, so in the oldest browsers none of them is there yet (GAP-126).
 */
export function lateFillings(script: string): string[] {
  return FILLINGS.flatMap(([, owner, file = '']) => {
    const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const use = owner === undefined ? new RegExp(`\\b${name}\\b`) : new RegExp(`\\.${name}\\b`)
    return use.test(script) ? [name] : []
  })
}
