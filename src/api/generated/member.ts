// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineMutationHook, defineQuery, defineQueryHook } from '../define.ts'
import { accountTypeShape, idShape, moneyShape, pictureUrlShape, userNameShape } from './shapes.ts'
import { day, list, moment, number, object, text } from '../shape.ts'

const vipStandingShape = /*#__PURE__*/ object({ level: number(1, 15), deposits: moneyShape, validBets: moneyShape })

const memberInfoShape = /*#__PURE__*/ object({ id: idShape, nickname: text(20), account: userNameShape, type: accountTypeShape }, { iconUrl: pictureUrlShape, email: text(254), mobileNum: text(20), payeeName: text(60), birthDate: day, lastLoginAt: moment, vip: vipStandingShape })

const memberIconShape = /*#__PURE__*/ object({ iconId: idShape, iconUrl: pictureUrlShape })

const memberIconsShape = /*#__PURE__*/ object({ list: list(memberIconShape, 100) }, { currentIconId: idShape })

const getMemberInfo = /*#__PURE__*/ defineCall('getMemberInfo', 'get', '/wps/member/info', { session: 'required', shape: memberInfoShape })

/**
 * Query options behind {@link useGetMemberInfo}, for prefetching and the cache.
 */
export const getMemberInfoQuery = /*#__PURE__*/ defineQuery(getMemberInfo)

/**
 * Who is signed in.
 *
 * Asked for after each log-in and each reload; says what kind of account it is, on which menus and rights
 * depend.
 *
 * `GET /wps/member/info`, needs a session
 * Requirements: GATEWAY-35. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetMemberInfo = /*#__PURE__*/ defineQueryHook(getMemberInfo)

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
