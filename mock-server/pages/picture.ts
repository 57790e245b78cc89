import { gameArt } from '#mock/data/games/catalogue.ts'
import { drawAvatar } from '#mock/art/avatar.ts'
import { drawBannerNamed } from '#mock/art/banner.ts'
import { drawCertificate } from '#mock/art/certificate.ts'
import { drawPaymentBadge } from '#mock/art/payment-badge.ts'
import { drawTile, type TileShape } from '#mock/art/tile.ts'
import { drawProviderMark } from '#mock/art/provider-mark.ts'

const PATH = /^\/media\/(games|banners|vendors|avatars|payments|certificates)\/([A-Za-z0-9_-]{1,64})\.svg$/

/**
 * The picture that stands at a path below `/media/`, as stand-alone SVG, or undefined when there is none: for an
 * address of another form, or a banner, avatar, certificate or game that nobody has.
 */
export function drawPicture(path: string): string | undefined {
  const [, kind, name] = PATH.exec(path) ?? []
  if (name === undefined) return undefined
  switch (kind) {
    case 'games':
      return drawGame(name)
    case 'banners':
      return drawBannerNamed(name)
    case 'vendors':
      return drawProviderMark(name)
    case 'avatars':
      return drawAvatar(name)
    case 'payments':
      return drawPaymentBadge(name)
    default:
      return drawCertificate(name)
  }
}

/** `<nodeId>`, `<nodeId>-wide` (or `-large`, as the contract's examples call it) or `<nodeId>-icon`. */
function drawGame(name: string): string | undefined {
  const [, nodeId = '', suffix] = /^(.+?)(?:-(wide|large|icon))?$/.exec(name) ?? []
  const art = gameArt(nodeId)
  if (art === undefined) return undefined
  const shape: TileShape = suffix === undefined ? 'tall' : suffix === 'icon' ? 'icon' : 'wide'
  return drawTile(art, shape)
}
