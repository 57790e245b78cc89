import { asList, asObject, type JsonObject } from '#scripts/contract/document/json.ts'
import type { Passing } from './broken-gateway.ts'

type Change = (answer: Passing) => void

/** Changes what stands in `value` of successes. */
export const inValue =
  (change: (value: JsonObject) => void): Change =>
  (answer) => {
    if (answer.body['success'] === true) change(asObject(answer.body['value']))
  }

/** Changes the first entry of a list in `value`. */
export const inFirst = (list: string, change: (row: JsonObject) => void): Change =>
  inValue((value) => change(asObject(asList(value[list])[0])))

/** Changes failures with one code. */
export const on =
  (code: string, change: Change): Change =>
  (answer) => {
    if (answer.body['code'] === code) change(answer)
  }

/** Changes every entry of a list in `value`. */
export const inEach = (list: string, change: (row: JsonObject, index: number) => void): Change =>
  inValue((value) => asList(value[list]).forEach((row, index) => change(asObject(row), index)))

/** Makes another list of one in `value`. */
export const relist = (list: string, change: (rows: unknown[]) => unknown[]): Change =>
  inValue((value) => void (value[list] = change(asList(value[list]))))

export const succeed: Change = (answer) => {
  answer.status = 200
  answer.body = answer.lastSuccess
}

export const whenFine =
  (change: Change): Change =>
  (answer) => {
    if (answer.status === 200) change(answer)
  }

export const asType = (type: string): Change => whenFine((answer) => void (answer.headers['content-type'] = type))

export const rename =
  (code: string): Change =>
  (answer) =>
    void (answer.body['code'] = code)

export const withStatus =
  (status: number): Change =>
  (answer) =>
    void (answer.status = status)
