import type { GamePage, SiteStatus } from '#src/api/generated/types.ts'
import { gamePictures, pickHost, pictureUrl } from '#src/core/games/picture.ts'

/** Two rows of a phone. */
const PICTURES = 6
/** Where the picked host is kept, see `imageHostItem`. */
const HOST_KEY = 'MC_IMAGE_HOST'

/**
 * Asks for the pictures of a list's first games while the code that shows them is under way. Fails where an answer is
 * not what it should be, which the application tells of.
 *
 * @param answers stay whole for the application
 */
export async function askForPictures(answers: { status: Promise<Response>; games: Promise<Response> }): Promise<void> {
  const [status, page] = await Promise.all([valueOf<SiteStatus>(answers.status), valueOf<GamePage>(answers.games)])
  const host = keptHost(status.info.imageCDNs)
  for (const game of page.games.slice(0, PICTURES)) {
    const [path] = gamePictures(game, 'normal')
    if (path) new Image().src = pictureUrl(path, host)
  }
}

async function valueOf<Value>(answer: Promise<Response>): Promise<Value> {
  const response = await answer
  const { value }: { value: Value } = await response.clone().json()
  return value
}

/** The host whose pictures the application will show too. */
function keptHost(hosts: readonly string[]): string {
  const kept = sessionStorage.getItem(HOST_KEY)
  const host = pickHost(hosts, kept)
  if (host && host !== kept) sessionStorage.setItem(HOST_KEY, host)
  return host
}
