import { foldCode } from './fold-code.ts'

/** The release of react-router whose code was read for these facts. */
const RELEASE = '7.18.5'

/**
 * Leaves out of react-router's code how routes with data are drawn, and their errors: a declarative router has none.
 *
 * @param code one of its files
 * @throws when it is of another release: its code has to be read before, which facts still hold
 */
export function foldRouter(code: string): string {
  if (!code.includes('function _renderMatches(')) return code
  if (!code.includes(` * react-router v${RELEASE}\n`))
    throw new Error(`react-router is not ${RELEASE}, for which react-router-facts.ts holds`)
  return foldCode(code, {
    variables: { dataRouterContext: 'null', dataRouterOpts: 'null', dataRouterState: 'null', isDataRoute: '!1' },
  })
}
