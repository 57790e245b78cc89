import { escapeHtml } from '#mock/lib/escape-html.ts'
import { htmlPage } from '#mock/lib/html-page.ts'

/** Where the lottery's own files and calls are, at its own origin. */
export const LOTTERY_FILES = '/lottery/'

/** What stands on the page of a seat. */
interface Table {
  /** Names the seat in calls of this page. */
  readonly key: string
  readonly gameId: string
  readonly title: string
  readonly playType: string
  readonly numero: string
  readonly endsAt: string
  /** Of one bet. */
  readonly cents: number
}

export const lotteryStyle = `
:root { color-scheme: dark }
body { margin: 0; min-block-size: 100vh; display: grid; align-content: center; justify-items: center; gap: 16px;
  padding: 24px; box-sizing: border-box; background: #101826; color: #f4efe3; font: 16px/1.5 system-ui, sans-serif;
  text-align: center }
.table { display: grid; gap: 16px; justify-items: center }
h1 { margin: 0; font-size: 26px }
p { margin: 0; max-inline-size: 36ch }
.draw { color: #b9c1d1 }
.balls { display: flex; gap: 8px; justify-content: center; margin: 0; padding: 0; list-style: none }
.balls li { inline-size: 44px; block-size: 44px; border-radius: 50%; display: grid; place-content: center;
  background: #1d2940; color: #f4c76c; font-weight: 700 }
button { min-block-size: 48px; padding-inline: 28px; border: 0; border-radius: 24px; background: #f4c76c;
  color: #1d1303; font: inherit; font-weight: 600 }
button.plain { background: transparent; color: #f4efe3; box-shadow: inset 0 0 0 1px #6a7893 }
`

/** Tells the site around the frame what happens; what it tells is no secret, so an old browser may tell everybody. */
export const lotteryScript = `
const site = location.ancestorOrigins?.[0] ?? '*'
const tell = (message) => parent.postMessage(message, site)
const { seat, game } = document.body.dataset
const note = document.querySelector('[role=status]')
tell(game ? { type: 'play', gameId: game } : { type: 'sessionExpired' })
document.querySelector('#close').addEventListener('click', () => tell({ type: 'close' }))
document.querySelector('#bet')?.addEventListener('click', async (event) => {
  event.target.disabled = true
  const answer = await fetch('${LOTTERY_FILES}bets', { method: 'POST', body: seat })
  if (answer.status === 401) return tell({ type: 'sessionExpired' })
  event.target.disabled = false
  const { numero, detail } = await answer.json()
  note.textContent = answer.ok ? 'Your bet is on draw ' + numero + '.' : detail
  if (answer.ok) tell({ type: 'balanceChanged' })
})
`

/** The page in the frame; without a table, the page that says that the ticket does not work (any more). */
export function lotteryPage(table?: Table): string {
  return htmlPage({
    root: 'lang="en"',
    title: table?.title ?? 'Lottery',
    style: `${LOTTERY_FILES}play.css`,
    body: `<body${table ? ` data-seat="${table.key}" data-game="${escapeHtml(table.gameId)}"` : ''}>
<div class="table">
${table ? tableOf(table) : '<h1>This ticket has been used</h1><p>A ticket opens the lottery once. Open it again from the site.</p>'}
</div>
<button type="button" class="plain" id="close">Leave</button>
<script src="${LOTTERY_FILES}play.js"></script>
</body>`,
  })
}

function tableOf({ title, playType, numero, endsAt, cents }: Table): string {
  return `<h1>${escapeHtml(title)}</h1>
<p class="draw">Draw ${numero}, until ${endsAt.slice(11, 16)} UTC, ${playType === 'ent' ? 'entertainment' : 'tradition'}</p>
<ul class="balls"><li>07</li><li>12</li><li>19</li><li>23</li><li>31</li></ul>
<p>A demo: nothing but the play money of this stub is bet.</p>
<p role="status"></p>
<button type="button" id="bet">Bet ${(cents / 100).toFixed(2)}</button>`
}
