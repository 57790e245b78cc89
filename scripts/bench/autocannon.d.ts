/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string
    headers?: Record<string, string>
    connections: number
    /** Seconds. */
    duration: number
  }): Promise<{
    requests: { average: number }
    /** Calls without an answer. */
    errors: number
    /** By HTTP status. */
    statusCodeStats: Record<string, { count: number }>
  }>
}
