import type { Locator } from '@playwright/test'
import { paths } from '#src/core/routing/paths.ts'
import { moneyWalk, newMember, tabTo } from '../support/money-walk.ts'
import { watchTraces } from '../support/secret-traces.ts'
import { expect, test } from '../support/site.ts'

test('NAMED-01, MONEY-60 a new member deposits by each kind of method and withdraws, and no secret stays anywhere @small', async ({
  page,
  site,
}) => {
  // A dozen pages, one after the other, each loaded twice.
  test.slow()
  const { note, find } = watchTraces(page)
  const onPage = async () => {
    await note()
    await page.reload()
  }
  const walk = moneyWalk({ page, stubUrl: site.stubUrl, onPage })
  await walk.register()
  await walk.setPaymentPassword()
  await walk.addAccount()

  const transfer = await walk.deposit('MANUAL', '1500')
  await walk.prove('482913300175')
  await walk.arrive(transfer)
  const link = await walk.deposit('GATEWAY', '500')
  await expect(page.getByRole('link', { name: /^Open pay\.padmapay\.example/ })).toBeVisible()
  await walk.arrive(link)
  const code = await walk.deposit('WECHAT', '700', 'cashier.depositForm.scan')
  await expect(page.getByRole('img', { name: 'QR code of the payment' })).toBeVisible()
  await walk.arrive(code)

  await page.goto(paths.home)
  await page.getByRole('main').getByRole('button', { name: 'Pearl Diver Bay' }).first().click()
  await expect(page.getByRole('heading', { name: 'Pearl Diver Bay' })).toBeVisible()

  const withdrawal = await walk.withdraw('1000')
  await walk.payOut(withdrawal)
  await note()
  expect(find([newMember.paymentPassword, newMember.wallet])).toEqual([])
})

test('NAMED-02 a member deposits and withdraws on a slow line, from right to left @ur', async ({ page, site }) => {
  test.slow()
  await page.emulateMedia({ colorScheme: 'light' })
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  const walk = moneyWalk({ page, stubUrl: site.stubUrl, language: ['ur', 'UR'] })
  await walk.register()
  await walk.setPaymentPassword()
  await walk.addAccount()
  await walk.arrive(await walk.deposit('MANUAL', '1500'))
  await walk.payOut(await walk.withdraw('1000'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('NAMED-01, NAMED-02 a member deposits and withdraws by the keys alone', async ({ page, site }) => {
  test.slow()
  const { keyboard } = page
  const press = async (target: Locator) => {
    await tabTo(target)
    // Enter on a choice would send its form.
    const isChoice = (await target.getAttribute('type')) === 'radio'
    await keyboard.press(isChoice ? 'Space' : 'Enter')
  }
  const write = async (field: Locator, text: string) => {
    await tabTo(field)
    await keyboard.type(text)
  }
  const walk = moneyWalk({ page, stubUrl: site.stubUrl, press, write })
  await walk.register()
  await walk.setPaymentPassword()
  await walk.addAccount()
  await walk.arrive(await walk.deposit('MANUAL', '1500'))
  await walk.payOut(await walk.withdraw('1000'))
})
