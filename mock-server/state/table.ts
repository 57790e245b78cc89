import { Collection } from '@msw/data'
import * as v from 'valibot'

/** Rows of one kind, each of which fits the schema. */
export class Table<Row> extends Collection<v.GenericSchema<Row>> {
  readonly #schema: v.GenericSchema<Row>

  constructor(schema: v.GenericSchema<Row>) {
    super({ schema })
    this.#schema = schema
  }

  /**
   * Checks rows of a former run; what it gives back puts them in.
   *
   * @param name of the table, for the error
   * @throws {Error} naming the table when a row does not fit
   */
  checked(name: string, rows: unknown): () => Promise<void> {
    const { success, output, issues } = v.safeParse(v.array(this.#schema), rows)
    if (!success) throw new Error(`${name}: ${issues.map(({ message }) => message).join('; ')}`)
    return async () => {
      for (const row of output) await this.create(row)
    }
  }
}
