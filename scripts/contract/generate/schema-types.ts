import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ContractDocument } from '../document/openapi.ts'

/** Makes `schema.ts` in a thread of its own, which starts to load the compiler at once. */
export class SchemaTypes {
  readonly #worker = new Worker(new URL('./schema-worker.ts', import.meta.url))

  constructor() {
    this.#worker.unref()
  }

  /** One at a time. @throws Error when openapi-typescript refuses the document */
  async print(document: ContractDocument): Promise<string> {
    this.#worker.ref()
    this.#worker.postMessage(document)
    const [answer]: { text?: string; error?: string }[] = await once(this.#worker, 'message')
    this.#worker.unref()
    if (answer?.text === undefined) throw new Error(answer?.error ?? 'openapi-typescript gave no answer.')
    return answer.text
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}
