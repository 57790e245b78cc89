/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string
    connections: number
    /** Seconds. */
    duration: number
  }): Promise<{ requests: { average: number } }>
}
