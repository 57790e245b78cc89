// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { multipart } from '../body.ts'
import { defineCall } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'

/**
 * Tells the operator something.
 *
 * Visitors may write, too; the account of a session is noted with the message.
 *
 * `POST /wps/feedback`, with the session if there is one
 * Requirements: GATEWAY-94, NAMED-07, FEEDBACK-03, FEEDBACK-04, GAP-115. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, IMAGE_TOO_LARGE, IMAGE_TYPE, IMAGE_TOO_MANY, FEEDBACK_LENGTH, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const sendFeedback = /*#__PURE__*/ defineCall('sendFeedback', 'post', '/wps/feedback', { session: 'optional', codes: ['FEATURE_UNAVAILABLE', 'FEEDBACK_LENGTH', 'IMAGE_TYPE', 'IMAGE_TOO_LARGE', 'IMAGE_TOO_MANY'], serialize: multipart })

/**
 * Tells the operator something.
 *
 * Visitors may write, too; the account of a session is noted with the message.
 *
 * `POST /wps/feedback`, with the session if there is one
 * Requirements: GATEWAY-94, NAMED-07, FEEDBACK-03, FEEDBACK-04, GAP-115. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FEATURE_UNAVAILABLE, IMAGE_TOO_LARGE, IMAGE_TYPE, IMAGE_TOO_MANY, FEEDBACK_LENGTH, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useSendFeedback = /*#__PURE__*/ defineMutationHook(sendFeedback)
