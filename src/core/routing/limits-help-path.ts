import { paths } from './paths.ts'

/** The part of the help centre about limits and breaks (GAP-171). */
export const limitsHelpPath = `${paths.help}?tag=responsible-gaming`
