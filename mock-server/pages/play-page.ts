import { escapeHtml } from '#mock/lib/escape-html.ts'
import { htmlPage } from '#mock/lib/html-page.ts'
import { redeemLaunch } from '#mock/state/games/launches.ts'

/** Where a launched demo game is played, on the site's own origin. */
export const PLAY_PATH = '/media/play'
export const PLAY_STYLE_PATH = '/media/play.css'

/** The demo game's style sheet, apart so that its page needs no inline style. */
export const playStyle = `
:root { color-scheme: dark }
body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; gap: 16px; padding: 24px;
  box-sizing: border-box; background: #15110c; color: #f3e9d8; font: 16px/1.5 system-ui, sans-serif; text-align: center }
img { inline-size: min(60vw, 240px); block-size: auto; margin-inline: auto; border-radius: 16px }
h1 { margin: 0; font-size: 22px }
p { margin: 0; max-inline-size: 36ch }
a { display: inline-block; min-block-size: 48px; line-height: 48px; padding-inline: 24px; border-radius: 24px;
  background: #e9a23b; color: #15110c; text-decoration: none; font-weight: 600 }
`

/**
 * The page behind a launch link: a stand-in for a provider's game, without script and without money. A link
 * opens once (GAP-101); afterwards the page only leads back.
 *
 * @param ticket the launch link's `s`
 */
export function playPage(ticket: string): string {
  const launch = redeemLaunch(ticket)
  const title = launch?.title ?? 'This game link has been used'
  const picture = launch ? `<img src="${escapeHtml(launch.picture)}" alt="" width="240" height="240">` : ''
  const note = launch
    ? 'This is a demo game. Nothing is bet and nothing is won here.'
    : 'A link to a game works once and for a short time. Start the game again from the lobby.'
  return htmlPage({
    root: 'lang="en"',
    title,
    style: PLAY_STYLE_PATH,
    body: `<main>
${picture}
<h1>${escapeHtml(title)}</h1>
<p>${note}</p>
<p><a href="${escapeHtml(launch?.backPath ?? '/m/home')}">Back to the lobby</a></p>
</main>`,
  })
}
