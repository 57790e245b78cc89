import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'

/**
 * Who answers the site: the `stub` gateway, `prism` alone, or the gateway in the `browser`. The console does the same
 * at each, by other ways.
 */
export type Door = 'stub' | 'prism' | 'browser'

/** Address of the console on the site's own origin. */
export const CONSOLE_PATH = `${CONTROL_PREFIX}console`
export const SCRIPT_PATH = `${CONSOLE_PATH}.js`
export const STYLE_PATH = `${CONSOLE_PATH}.css`

/** Whether the address is of a file of the console. */
export const isConsolePath = (path: string): boolean => [CONSOLE_PATH, SCRIPT_PATH, STYLE_PATH].includes(path)
