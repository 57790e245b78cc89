// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { list, matching, number, object, oneOf, text } from '../shape.ts'

export const domainShape = /*#__PURE__*/ text(253)

export const domainListShape = /*#__PURE__*/ list(domainShape, 50)

export const pictureUrlShape = /*#__PURE__*/ text(500)

export const htmlShape = /*#__PURE__*/ text(20000)

export const webUrlShape = /*#__PURE__*/ text(2000)

export const ipAddressShape = /*#__PURE__*/ text(45)

export const countryCodeShape = /*#__PURE__*/ matching(/^[A-Z]{2}$/, 2)

export const userNameShape = /*#__PURE__*/ text(64)

export const accountTypeShape = /*#__PURE__*/ oneOf(0, 1, 2, 4, 40, 41, 42)

export const idShape = /*#__PURE__*/ text(64)

export const moneyShape = /*#__PURE__*/ matching(/^-?\d{1,18}\.\d{2,8}$/, 28)

export const pageNumberShape = /*#__PURE__*/ number(1, 100000)

export const totalPagesShape = /*#__PURE__*/ number(0, 100000)

export const vendorCodeShape = /*#__PURE__*/ matching(/^[A-Z0-9_]{1,32}$/, 32)

export const nodeIdShape = /*#__PURE__*/ matching(/^[0-9A-Za-z_-]{1,32}$/, 32)

export const gameTypeShape = /*#__PURE__*/ oneOf('RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'ELOTTO', 'COCKFIGHT', 'cockfight', 'BINGO', 'BGS', 'TF')

export const promotionCategoryShape = /*#__PURE__*/ object({ code: matching(/^[A-Z0-9_]{1,32}$/, 32), name: text(60) })

export const gameIdShape = /*#__PURE__*/ text(64)

export const supportPlayShape = /*#__PURE__*/ oneOf(0, 1)

export const markShape = /*#__PURE__*/ oneOf(0, 1)

export const gameKindShape = /*#__PURE__*/ oneOf('JP', 'SC', 'VP', 'TG', 'AC', 'BG')

export const gameShape = /*#__PURE__*/ object({ gameId: gameIdShape, nodeId: nodeIdShape, nodeName: text(120), gameName: text(120), displayName: text(120), gameType: gameTypeShape, vassalage: vendorCodeShape, vendorCode: vendorCodeShape, iconUrl: pictureUrlShape, supportPlay: supportPlayShape, isHot: markShape, isNew: markShape }, { roomId: text(64), gameClassifyNew: gameKindShape, gameCode: text(64), gameGroupId: text(64), lottoMode: text(64), showIcon: pictureUrlShape, mobileLargeIcon: pictureUrlShape })

export const gameListShape = /*#__PURE__*/ object({ list: list(gameShape) })
