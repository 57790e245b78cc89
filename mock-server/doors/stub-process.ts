import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { startStub } from './node.ts'

/** What this process tells its parent. */
export type StubMessage = { kind: 'loaded' } | { kind: 'ready'; url: string } | { kind: 'log'; line: string }

// The stub gateway as a process of its own, so that it can be replaced when its code changes or when it ends. Once
// loaded it waits for a message, since the state that it keeps is the former one's until that has closed.
// Run by scripts/site/serve/stub-child.ts; it ends with its parent.
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    door: { type: 'string' },
    keep: { type: 'boolean' },
    backend: { type: 'string' },
    stubbed: { type: 'string', multiple: true, default: [] },
  },
})
const tell = (message: StubMessage) => process.send?.(message)
const leave = () => process.exit(0)
process.once('disconnect', leave)
process.once('SIGTERM', leave)
// Ctrl-C reaches the whole group; the parent decides when this process ends.
process.on('SIGINT', () => undefined)

const told = once(process, 'message')
tell({ kind: 'loaded' })
await told
const stub = await startStub({
  port: 0,
  origin: values.origin,
  keep: values.keep ?? false,
  door: values.door === 'prism' ? 'prism' : 'stub',
  backend: values.backend === undefined ? undefined : { url: values.backend, stubbed: values.stubbed },
  log: (line) => tell({ kind: 'log', line }),
})
const end = () => void stub.close().then(leave)
process.off('disconnect', leave).once('disconnect', end)
process.off('SIGTERM', leave).once('SIGTERM', end)
tell({ kind: 'ready', url: stub.url })
