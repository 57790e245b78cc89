// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { txCodeKeyShape } from './shapes.ts'
import { list, object, text } from '../shape.ts'

const txCodeShape = /*#__PURE__*/ object({ code: txCodeKeyShape, label: text(120) })

const txCodeListShape = /*#__PURE__*/ object({ list: list(txCodeShape) })

const listTxCodes = /*#__PURE__*/ defineCall('listTxCodes', 'get', '/wps/relay/GLS2_TxCodeList', { session: 'required', shape: txCodeListShape })

/**
 * Query options behind {@link useListTxCodes}, for prefetching and the cache.
 */
export const listTxCodesQuery = /*#__PURE__*/ defineQuery(listTxCodes)

/**
 * The kinds of bookings with their names.
 *
 * `GET /wps/relay/GLS2_TxCodeList`, needs a session
 * Requirements: GATEWAY-57, RECORD-04. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListTxCodes = /*#__PURE__*/ defineQueryHook(listTxCodes)
