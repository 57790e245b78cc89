import type { Page } from '@playwright/test'
import { fillLogin, submitButton } from '../support/login.ts'
import { expect, test } from '../support/site.ts'

const box = (page: Page) => page.getByRole('checkbox', { name: 'Remember me' })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const record = (page: Page) => page.evaluate(() => [localStorage.getItem('remPass'), localStorage.getItem('sass')])
const loginCalls = (calls: string[]) => calls.filter((call) => call.startsWith('POST /wps/session/login'))

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toBeVisible()
}

async function logIn(page: Page, remember: boolean): Promise<void> {
  await page.goto('/m/login')
  await fillLogin(page, 'ravi88', 'lantern88')
  await box(page).setChecked(remember)
  await submitButton(page).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
}

test('LOGIN-04 LOGIN-32 LOGIN-37 KEY-02 KEY-03 GAP-26 GAP-70 GAP-161 remembers what was ticked, and sends nothing by itself', async ({
  page,
  calls,
}) => {
  await logIn(page, true)
  await expect.poll(async () => (await record(page))[0]).not.toBeNull()
  await signOut(page)
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')
  const callsBefore = loginCalls(calls).length

  await page.goto('/m/login')
  await expect(password(page)).toHaveValue('lantern88')
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('ravi88')
  await expect(box(page)).toBeChecked()
  expect(loginCalls(calls)).toHaveLength(callsBefore)

  // The key of the record is one that no script can read.
  const extractable = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('MC_KEYS')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('keys').objectStore('keys').get('remPass')
          reading.addEventListener('success', () => resolve((reading.result as CryptoKey).extractable))
        })
      }),
  )
  expect(extractable).toBe(false)

  await box(page).uncheck()
  expect(await record(page)).toEqual([null, null])
  await submitButton(page).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
  await signOut(page)
  await page.goto('/m/login')
  await expect(submitButton(page)).toBeVisible()
  await expect(password(page)).toHaveValue('')
})

/** How a secret could lie somewhere without being seen at once. */
const encodings: Record<string, (secret: string) => string> = {
  plain: (secret) => secret,
  'percent-encoded': encodeURIComponent,
  'percent-encoded twice': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  base64: (secret) => Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  base64url: (secret) => Buffer.from(secret).toString('base64url'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  'JSON escapes': (secret) =>
    Array.from(secret, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  'character codes': (secret) => Array.from(Buffer.from(secret)).join(','),
}

test('LOGIN-29 leaves a typed password nowhere, in any of 8 encodings', async ({ page }) => {
  const traces: string[] = []
  page.on('console', (message) => traces.push(message.text()))
  page.on('pageerror', (error) => traces.push(`${error.message} ${error.stack}`))
  page.on('request', (request) =>
    traces.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  )
  page.on('framenavigated', (frame) => traces.push(frame.url()))
  const note = async () => {
    traces.push(
      ...(await page.evaluate(async () => {
        const dumps = await Promise.all(
          (await indexedDB.databases()).map(
            ({ name = '' }) =>
              new Promise<string>((resolve) => {
                const opening = indexedDB.open(name)
                opening.addEventListener('success', () => {
                  const stores = Array.from(opening.result.objectStoreNames)
                  if (stores.length === 0) return resolve('')
                  const transaction = opening.result.transaction(stores)
                  const reads = stores.map((store) => transaction.objectStore(store).getAll())
                  transaction.addEventListener('complete', () =>
                    resolve(JSON.stringify(reads.map(({ result }) => result))),
                  )
                })
              }),
          ),
        )
        const { cookie, title, body } = document
        const storages = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
        return [...dumps, ...storages, cookie, title, body.textContent, JSON.stringify(history.state), location.href]
      })),
    )
  }

  const wrong = 'Wr0ng+p&ss/wörd?'
  await page.goto('/m/login')
  await fillLogin(page, 'ravi88', wrong)
  await page.getByRole('button', { name: 'Show password' }).click()
  await submitButton(page).click()
  await expect(page.getByText('Wrong username or password.')).toBeVisible()
  await note()
  await fillLogin(page, 'ravi88', 'lantern88')
  await box(page).check()
  await submitButton(page).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
  await expect.poll(async () => (await record(page))[0]).not.toBeNull()
  await note()

  const all = traces.join('\n')
  expect(all).toContain('remPass')
  for (const secret of [wrong, 'lantern88'])
    for (const [name, encode] of Object.entries(encodings))
      expect(all.includes(encode(secret)), `${name} of ${secret}`).toBe(false)
})
