interface Answer {
  id?: number
  method?: string
  params?: Record<string, unknown>
  result?: Record<string, unknown>
  error?: unknown
  message?: string
}

/** A connection that carries numbered commands and events, as the protocols of Chrome and WebDriver BiDi do. */
export interface JsonSocket {
  /** @throws Error with what the browser says, when it refuses, and when the connection ends */
  send(method: string, params?: object): Promise<Record<string, unknown>>
  close(): void
}

/** @param onEvent is told each event by name */
export async function openJsonSocket(
  address: string,
  onEvent: (name: string, params: Record<string, unknown>) => void,
): Promise<JsonSocket> {
  const socket = new WebSocket(address)
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >()
  let last = 0
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params = {}, result = {}, error, message }: Answer = JSON.parse(String(data))
    if (id === undefined) {
      if (method !== undefined) onEvent(method, params)
      return
    }
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error === undefined) resolve?.(result)
    else reject?.(new Error(message ?? JSON.stringify(error)))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'))
    waiting.clear()
  })
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) throw new Error('the browser has gone')
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
