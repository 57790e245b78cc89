import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLE_FILE, bundleContract, printBundle, writeAtomically } from '../document/bundle.ts'
import { loadSources, type Sources } from '../document/sources.ts'
import { leftovers } from './leftovers.ts'
import { renderOutputs } from './outputs.ts'
import { SchemaTypes } from './schema-types.ts'
import { hashInputs, writeStamp } from './stamp.ts'

export interface Generation {
  /** Files that were written anew, from the project's root. */
  changed: string[]
  /** Files of a former contract that were deleted. */
  removed: string[]
  operations: number
}

/** Makes the bundle and the generated files, again and again in one process. */
export class Generator {
  readonly #root: string
  readonly #contract: string
  readonly #schemaTypes: SchemaTypes
  #sources: Sources | undefined

  /**
   * @param root the project's folder, into which files are generated
   * @param schemaTypes with the helper thread, which takes a second to start; several generators may share it
   */
  constructor(root: string, schemaTypes = new SchemaTypes()) {
    this.#root = root
    this.#contract = join(root, 'openapi')
    this.#schemaTypes = schemaTypes
  }

  /**
   * Writes what differs. Nothing is touched when the contract does not hold.
   * @throws ContractError when the sources cannot be bundled
   */
  async write(): Promise<Generation> {
    const inputs = hashInputs(this.#root)
    const { outputs, operations } = await this.#render()
    const removed = leftovers(this.#root, (file) => outputs.has(file))
    for (const file of removed) rmSync(join(this.#root, file), { recursive: true, force: true })
    return { changed: this.#keep(inputs, outputs), removed, operations }
  }

  /**
   * The generated files that are not what the contract makes of them. The bundle is not kept in git and does not count:
   * where nothing else differs it is written, with the stamp, so that nobody has to compare again.
   * @throws ContractError when the sources cannot be bundled
   */
  async check(): Promise<string[]> {
    const inputs = hashInputs(this.#root)
    const { outputs } = await this.#render()
    const different = [...outputs].filter(([file, text]) => file !== BUNDLE_FILE && this.#read(file) !== text)
    const drift = [...different.map(([file]) => file), ...leftovers(this.#root, (file) => outputs.has(file))]
    if (drift.length === 0) this.#keep(inputs, outputs)
    return drift
  }

  /** Ends the helper thread. */
  async close(): Promise<void> {
    await this.#schemaTypes.close()
  }

  async #render(): Promise<{ outputs: Map<string, string>; operations: number }> {
    this.#sources = loadSources(this.#contract, this.#sources)
    const document = bundleContract(this.#sources)
    const outputs = await renderOutputs(document, this.#schemaTypes)
    outputs.set(BUNDLE_FILE, printBundle(document))
    const operations = Object.values(document.paths).reduce((sum, item) => sum + Object.keys(item).length, 0)
    return { outputs, operations }
  }

  /** Writes what differs, and the stamp. @returns the files that differed */
  #keep(inputs: string, outputs: ReadonlyMap<string, string>): string[] {
    const changed = [...outputs].filter(([file, text]) => this.#read(file) !== text)
    for (const [file, text] of changed) writeAtomically(join(this.#root, file), text)
    writeStamp(this.#root, inputs, outputs)
    return changed.map(([file]) => file)
  }

  #read(file: string): string | undefined {
    const path = join(this.#root, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
}
