/** What belongs to the gateway; development server, preview, tests and deployments pass it on, all else is the site's. */
export const GATEWAY_PREFIXES = ['/wps/', '/lgw/', '/lotto/lgw/'] as const

/** Whether a call to this path reaches the gateway. */
export const isGatewayPath = (path: string): boolean => GATEWAY_PREFIXES.some((prefix) => path.startsWith(prefix))
