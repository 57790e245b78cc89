// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { idShape, pictureUrlShape } from './first-shapes.ts'
import { list, object } from '../shape.ts'

const memberIconShape = /*#__PURE__*/ object({ iconId: idShape, iconUrl: pictureUrlShape })

const memberIconsShape = /*#__PURE__*/ object({ list: list(memberIconShape, 100) }, { currentIconId: idShape })

const getMemberIcon = /*#__PURE__*/ defineCall('getMemberIcon', 'get', '/wps/member/info/icon', { session: 'required', shape: memberIconsShape })

/**
 * Query options behind {@link useGetMemberIcon}, for prefetching and the cache.
 */
export const getMemberIconQuery = /*#__PURE__*/ defineQuery(getMemberIcon)

/**
 * The member's icon and those to choose from.
 *
 * The icons to choose from are the same for all members of a merchant.
 *
 * `GET /wps/member/info/icon`, needs a session
 * Requirements: GATEWAY-36, SECURITY-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetMemberIcon = /*#__PURE__*/ defineQueryHook(getMemberIcon)

/**
 * Chooses an icon.
 *
 * Takes one of the icons that `getMemberIcon` lists, no uploaded picture.
 *
 * `PUT /wps/member/info/icon`, needs a session
 * Requirements: GATEWAY-37, SECURITY-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const updateMemberIcon = /*#__PURE__*/ defineCall('updateMemberIcon', 'put', '/wps/member/info/icon', { session: 'required', codes: ['RECORD_NOT_FOUND'] })

/**
 * Chooses an icon.
 *
 * Takes one of the icons that `getMemberIcon` lists, no uploaded picture.
 *
 * `PUT /wps/member/info/icon`, needs a session
 * Requirements: GATEWAY-37, SECURITY-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useUpdateMemberIcon = /*#__PURE__*/ defineMutationHook(updateMemberIcon)

/**
 * Changes the nickname.
 *
 * Who has none yet sets it by the same call.
 *
 * `PUT /wps/member/info/nickname`, needs a session
 * Requirements: GATEWAY-52, SECURITY-01. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, NAME_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const updateNickname = /*#__PURE__*/ defineCall('updateNickname', 'put', '/wps/member/info/nickname', { session: 'required', codes: ['NAME_FORMAT'] })

/**
 * Changes the nickname.
 *
 * Who has none yet sets it by the same call.
 *
 * `PUT /wps/member/info/nickname`, needs a session
 * Requirements: GATEWAY-52, SECURITY-01. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, NAME_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useUpdateNickname = /*#__PURE__*/ defineMutationHook(updateNickname)
