import { accounts } from '#mock/data/accounts.ts'
import { depositMethods } from '#mock/data/payments.ts'
import { paths } from '#src/core/routing/paths.ts'
import { seededSession } from '#scripts/site/serve/seeded-session.ts'
import { latestPopUp } from '#scripts/site/serve/settle-in.ts'
import type { Driver } from './driver.ts'
import type { Wanted } from './find-in-page.ts'

/** Where a journey takes place. */
export interface Place {
  driver: Driver
  /** Address of the site. */
  site: string
  stubUrl: string
}

/** One way through the site, from an empty browser. */
export interface Journey {
  title: string
  walk(place: Place): Promise<void>
}

const MEMBER = accounts[0]
const PERSON = { username: 'nusrat_jahan', password: 'lantern2026' }
/** Any file of the site opens its storage. */
const NO_PAGE = '/favicon.svg'
const TIMES_OF_HALF_DAYS = String.raw`/\d\s?[AP]M\b/i.test(document.body.innerText)`

const dialog = { role: 'dialog' }
const alert = { role: 'alertdialog' }
const main = { role: 'main' }
const field = (name: string | RegExp, within?: Wanted): Wanted => ({ role: 'field', name, ...(within && { within }) })
const button = (name: string | RegExp, within?: Wanted): Wanted => ({ role: 'button', name, ...(within && { within }) })

/** What a member sees and does, area by area (GAP-126). */
export const JOURNEYS: readonly Journey[] = [
  { title: 'first visit of home', walk: firstVisit },
  { title: 'another language', walk: anotherLanguage },
  { title: 'register', walk: register },
  { title: 'log in', walk: logIn },
  { title: 'list of games', walk: listGames },
  { title: 'search', walk: search },
  { title: 'launch of a game', walk: launchGame },
  { title: 'deposit', walk: deposit },
  { title: 'records', walk: records },
  { title: 'member home', walk: memberHome },
]

async function firstVisit({ driver }: Place): Promise<void> {
  await driver.open(paths.home)
  await driver.tap(button('I agree', alert))
  await driver.seeNo(alert)
  await driver.see({ role: 'heading', name: 'Hot tonight' })
  await driver.see(button(/./, { role: 'group', name: 'Hot tonight' }), 6)
  await driver.waitFor(
    'pictures of games',
    `Array.from(document.querySelectorAll('main [role=group] img')).filter((one) => one.naturalWidth > 0).length > 3`,
  )
}

async function anotherLanguage(place: Place): Promise<void> {
  const { driver } = place
  await settle(place)
  await driver.open(paths.home)
  await driver.tap(button('Region and language'))
  await driver.tap(field(/Pakistan/, dialog))
  await driver.tap(button('اردو', dialog))
  await driver.tap(button('OK', dialog))
  await driver.waitFor(
    'a page in Urdu',
    `document.documentElement.lang === 'ur' && document.documentElement.dir === 'rtl'`,
  )
  await driver.seeNo(dialog)
  await driver.see(button('گیمز تلاش کریں'))
  await driver.waitFor(
    'a layout from right to left',
    `getComputedStyle(document.querySelector('main')).direction === 'rtl'`,
  )
}

async function register(place: Place): Promise<void> {
  const { driver, stubUrl } = place
  await settle(place)
  await driver.open(paths.register)
  await driver.type(field(/^Username/), PERSON.username)
  await driver.type(field(/^Password/), PERSON.password)
  await driver.type(field(/^Confirm password/), PERSON.password)
  await driver.type(field(/^E-mail/), 'nusrat.jahan@example.com')
  await driver.type(field(/^Full name/), 'Nusrat Jahan')
  await driver.type(field(/^Mobile number/), '01812345678')
  await driver.tap({ role: 'text', name: 'I am 18 or over' })
  await driver.waitFor('the picture with the code', `document.querySelector('form img[src^="data:"]') !== null`)
  const { captchas } = await (await fetch(`${stubUrl}/__mock/log`)).json()
  await driver.type(field(/^Code in the picture/), captchas.at(-1).answer)
  await driver.tap(button('Register', main))
  await driver.see({ role: 'text', name: new RegExp(PERSON.username), within: { role: 'banner' } })
}

async function logIn(place: Place): Promise<void> {
  const { driver } = place
  await settle(place)
  await driver.open(paths.login)
  await driver.type(field('Username'), MEMBER?.username ?? '')
  await driver.type(field('Password'), MEMBER?.password ?? '')
  await driver.tap(button('Log in', main))
  await driver.see({ role: 'text', name: /ravi88/i, within: { role: 'banner' } })
  await driver.see({ role: 'text', name: /12,480\.50/ })
}

async function listGames(place: Place): Promise<void> {
  const { driver } = place
  await settle(place)
  await driver.open(paths.gameList)
  await driver.see({ role: 'text', name: /^25 of \d+/ })
  await driver.see(button(/^Favourite: /), 6)
  // The list goes on by itself where its end comes in sight, so a button there may have moved on before it is tapped.
  await driver.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  await driver.see({ role: 'text', name: /^(?:[5-9]\d|\d{3}) of \d+/ })
}

async function search(place: Place): Promise<void> {
  const { driver } = place
  await settle(place)
  await driver.open(paths.home)
  // Until then home grows, and what is tapped moves on.
  await driver.see({ role: 'heading', name: 'Winning now' })
  await driver.tap(button('Search games'))
  await driver.see({ role: 'listitem', within: { role: 'region', name: 'Popular games' } }, 9)
  await driver.type(field('Search games', dialog), 'lamp\n')
  await driver.see({ role: 'listitem', name: /lamp/i, within: { role: 'region', name: 'Search results' } })
}

async function launchGame(place: Place): Promise<void> {
  const { driver } = place
  await settle(place, MEMBER?.username)
  await driver.open(paths.home)
  await driver.tap(button(/^Pearl Diver Bay/, main))
  await driver.see({ role: 'heading', name: 'Pearl Diver Bay' })
  await driver.waitFor('the page of the game', `location.pathname === '/media/play'`)
  await driver.tap({ role: 'link', name: 'Back to the lobby' })
  await driver.see({ role: 'heading', name: 'Hot tonight' })
}

async function deposit(place: Place): Promise<void> {
  const { driver } = place
  await settle(place, MEMBER?.username)
  await driver.open(paths.deposit)
  const method = depositMethods('bdtdemo', 'EN').find((one) => one.method === 'MANUAL')?.name ?? ''
  await driver.tap(button(new RegExp(method), main))
  await driver.type(field('Amount'), '1500')
  await driver.type(field(/^Name on the account/), 'Ravi Kumar')
  await driver.tap(button(/^Deposit .*1,500/, main))
  await driver.waitFor('the page of the order', `location.pathname === '${paths.depositOrder}'`)
  await driver.see({ role: 'text', name: /1,500\.00/, within: main })
  await driver.waitFor('times of 24 hours', `!${TIMES_OF_HALF_DAYS}`)
}

async function records(place: Place): Promise<void> {
  const { driver } = place
  await settle(place, MEMBER?.username)
  await driver.open(paths.betRecord)
  await driver.tap(button('7 days'))
  await driver.tap(button(/./, { role: 'listitem', within: main }))
  await driver.see({ role: 'text', name: /Valid bet/, within: dialog })
  await driver.waitFor(
    'times of 24 hours',
    String.raw`/\d\d:\d\d/.test(document.body.innerText) && !${TIMES_OF_HALF_DAYS}`,
  )
}

async function memberHome(place: Place): Promise<void> {
  const { driver } = place
  await settle(place, MEMBER?.username)
  await driver.open(paths.home)
  await driver.tap({ role: 'link', name: /^Member/, within: { role: 'navigation' } })
  await driver.waitFor('the address', `location.pathname === '${paths.memberHome}'`)
  await driver.see({ role: 'text', name: /12,480\.50/ })
  await driver.see({ role: 'text', name: /^Last login: .*\d\d:\d\d/ })
  await driver.waitFor('times of 24 hours', `!${TIMES_OF_HALF_DAYS}`)
}

/** Makes the browser that of somebody who was here before, and is signed in where a name is given. */
async function settle({ driver, site, stubUrl }: Place, username?: string): Promise<void> {
  const seen = { MC_TERMS_AGREED: '1', MC_SEEN_POP_UP: await latestPopUp(site) }
  const kept = { MC_LANGUAGE: 'EN', ...(username !== undefined && (await seededSession(stubUrl, username))) }
  await driver.open(NO_PAGE)
  await driver.evaluate(
    `Object.assign(sessionStorage, ${JSON.stringify(seen)}), Object.assign(localStorage, ${JSON.stringify(kept)}), true`,
  )
}
