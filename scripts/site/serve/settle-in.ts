import type { BrowserContext } from '@playwright/test'
import type { AnnouncementList } from '#src/api/generated/types.ts'

/** What the site keeps of the terms that were agreed to, and of the announcement that was seen. */
const [TERMS, POP_UP] = ['MC_TERMS_AGREED', 'MC_SEEN_POP_UP']

/**
 * Makes every page of a context that of a visitor who was here before: the terms are agreed to and the announcement
 * that comes up by itself was seen; home is covered else.
 *
 * @param url address of the site
 */
export async function settleIn(context: BrowserContext, url: string, merchant = 'bdtdemo'): Promise<void> {
  await context.addInitScript(store, { [TERMS]: '1', [POP_UP]: await latestPopUp(url, merchant) })
}

/** Has a context stay settled in over a sign-out, which forgets all of it: the terms come up over home then. */
export async function staySettledIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(keepOverSignOut, [TERMS, POP_UP])
}

/** Runs in the page. */
function keepOverSignOut(names: readonly string[]): void {
  const { clear } = Storage.prototype
  Storage.prototype.clear = function () {
    const kept = names.map((name) => [name, this.getItem(name)] as const)
    clear.call(this)
    for (const [name, value] of kept) if (value !== null) this.setItem(name, value)
  }
}

/** Runs in the page. */
function store(items: Record<string, string>): void {
  try {
    for (const [name, value] of Object.entries(items)) sessionStorage.setItem(name, value)
  } catch {
    // A blocked storage is what some tests are about.
  }
}

/** Id of the announcement that comes up by itself. */
export async function latestPopUp(url: string, merchant = 'bdtdemo'): Promise<string> {
  const answer = await fetch(
    `${url}/wps/relay/MCSFE_getListAnnouncements?types=PU&platform=M&merchantCode=${merchant}&language=EN`,
  )
  const { value }: { value: AnnouncementList } = JSON.parse(await answer.text())
  return value.list.find(({ type }) => type === 'PU')?.id ?? ''
}
