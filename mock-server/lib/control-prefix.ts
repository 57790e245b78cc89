/** The stub's own switches, apart from the gateway's calls; no contract describes them. */
export const CONTROL_PREFIX = '/__mock/'
