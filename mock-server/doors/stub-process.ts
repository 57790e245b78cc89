import { parseArgs } from 'node:util'
import { startStub } from './node.ts'

/** What this process tells its parent. */
export type StubMessage = { kind: 'ready'; url: string } | { kind: 'log'; line: string }

// The stub gateway as a process of its own, so that it can be started again when its code changes or when it ends.
// Run by scripts/site/serve/stub-child.ts; it ends with its parent.
const { values } = parseArgs({
  options: { port: { type: 'string' }, door: { type: 'string' }, keep: { type: 'boolean' } },
})
const tell = (message: StubMessage) => process.send?.(message)

const stub = await startStub({
  port: Number(values.port ?? 0),
  keep: values.keep ?? false,
  door: values.door === 'prism' ? 'prism' : 'stub',
  log: (line) => tell({ kind: 'log', line }),
})
tell({ kind: 'ready', url: stub.url })

const end = () => void stub.close().then(() => process.exit(0))
process.once('disconnect', end)
process.once('SIGTERM', end)
// Ctrl-C reaches the whole group; the parent decides when this process ends.
process.on('SIGINT', () => undefined)
