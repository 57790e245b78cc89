import { gameByNodeId, gamesOf } from '#mock/data/games/catalogue.ts'
import { CLOSED_PROVIDERS, providersOf } from '#mock/data/games/providers.ts'
import { signedIn, type Behaviour, type Call } from './behaviour.ts'
import { PLAY_PATH } from '#mock/pages/play-page.ts'
import { checkBreak } from '#mock/state/limits/play-limits.ts'
import { openLaunch, type Launch } from '#mock/state/games/launches.ts'

const TRIAL_TYPE = 4
const HOME = '/m/home'
/** Played in the site's own lottery frame, never launched at a provider (GATEWAY-73). */
const OWN_FRAME = new Set(['LOTT', 'ELOTT'])

/**
 * Opens a demo game: a single-use link to a page of the stub (GAP-101). The catalogue decides whether a trial
 * account may play, not the `supportPlay` that the call carries (GAP-104).
 */
export const launchGame: Behaviour<'launchGame'> = (call) => {
  const { body, now, gatewayError } = call
  const { account } = signedIn(call)
  checkBreak(account, call)
  const target = targetOf(call)
  if (!target) throw gatewayError('GAME_UNAVAILABLE')
  if (CLOSED_PROVIDERS.has(body.vassalage)) throw gatewayError('VENDOR_MAINTENANCE')
  const isTrial = account.info.type === TRIAL_TYPE
  if (isTrial && !target.trial) throw gatewayError('REAL_ACCOUNT_REQUIRED')
  const ticket = openLaunch({ ...target.launch, backPath: backPathOf(body.backUrl) }, now)
  return { url: `${PLAY_PATH}?s=${ticket}` }
}

interface Target {
  readonly launch: Omit<Launch, 'backPath'>
  readonly trial: boolean
}

function targetOf({ body, merchant }: Call<'launchGame'>): Target | undefined {
  const provider = providersOf(merchant).find(({ code }) => code === body.vassalage)
  if (!provider || OWN_FRAME.has(provider.code)) return undefined
  if (body.nodeId === undefined && body.gameId === undefined) {
    return {
      launch: { title: provider.name, picture: `/media/vendors/${provider.code}.svg` },
      trial: provider.trial === 1,
    }
  }
  const game =
    body.nodeId === undefined
      ? gamesOf(merchant).find(({ row }) => row.gameId === body.gameId && row.vassalage === provider.code)
      : gameByNodeId(body.nodeId)
  if (!game || game.row.vassalage !== provider.code) return undefined
  const { displayName, mobileLargeIcon, iconUrl, supportPlay } = game.row
  return { launch: { title: displayName, picture: mobileLargeIcon ?? iconUrl }, trial: supportPlay === 1 }
}

/** Only the path counts: the demo game is on the site's own origin and never leads away from it. */
function backPathOf(backUrl: string): string {
  const { pathname, search } = new URL(backUrl)
  return pathname.startsWith('/m/') ? `${pathname}${search}` : HOME
}
