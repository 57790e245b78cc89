import type { Page } from '@playwright/test'
import { paths } from '#src/core/routing/paths.ts'
import { box } from '../support/registration-form.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

const ORDER = '**/wps/relay/MCS2_manualTransfer'

const orders = (calls: readonly string[]) => calls.filter((call) => call.includes('MCS2_manualTransfer'))
const unknown = (page: Page) => page.getByRole('heading', { name: 'We do not know yet whether your order was placed' })

const send = (page: Page) => page.getByRole('button', { name: /^Deposit ৳/ }).click()

/** Fills the form for a transfer. */
async function fillTransfer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bank transfer' }).click()
  await box(page, 'amount').fill('1500')
  await box(page, 'payerName').fill('Ravi Kumar')
}

test('MONEY-05, MONEY-11 an order whose answer was lost is not sent again, and found after a reload', async ({
  page,
  calls,
}) => {
  await signInAs(page, 'ravi88', paths.deposit)
  // The gateway gets the order; its answer gets lost, and so does every question about it.
  await page.route(ORDER, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route('**/wps/transaction/settle', (route) => route.abort('connectionreset'))
  await fillTransfer(page)
  await send(page)
  await expect(unknown(page)).toBeVisible()
  await expect(box(page, 'amount')).toHaveCount(0)
  await page.reload()
  await expect(unknown(page)).toBeVisible()
  await page.unroute('**/wps/transaction/settle')
  await expect(page).toHaveURL(/\/m\/member\/depositOrder\?no=D/)
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  expect(orders(calls)).toHaveLength(1)
})

test('MONEY-06, MONEY-08 an order sent without a network is asked for once it is back, and the form is there again', async ({
  page,
  context,
  calls,
}) => {
  await signInAs(page, 'ravi88', paths.deposit)
  await fillTransfer(page)
  await context.setOffline(true)
  await send(page)
  await expect(unknown(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your order was not placed. You can order again.')).toBeVisible()
  await expect(box(page, 'amount')).toHaveValue('1500')
  expect(orders(calls)).toHaveLength(1)
  await send(page)
  await expect(page).toHaveURL(/\/m\/member\/depositOrder\?no=D/)
})

test('MONEY-12 another tab shows an order that is being sent, and neither sends nor settles it', async ({
  page,
  context,
  calls,
}) => {
  await signInAs(page, 'ravi88', paths.deposit)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(ORDER, async (route) => {
    await held
    await route.continue()
  })
  await fillTransfer(page)
  await send(page)
  await expect.poll(() => orders(calls)).toHaveLength(1)
  const other = await context.newPage()
  const asked: string[] = []
  other.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await other.goto(paths.deposit)
  const processed = other.getByRole('heading', { name: 'Your request is being processed' })
  await expect(processed).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/m\/member\/depositOrder\?no=D/)
  // What the first tab knows now, the second one learns.
  await expect(processed).toHaveCount(0)
  await expect(box(other, 'amount')).toBeVisible()
  expect(asked.filter((path) => /settle|manualTransfer/.test(path))).toEqual([])
})
