import type { Page } from '@playwright/test'
import { addCardPath } from '#src/core/routing/add-card-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { MoneyCall } from '#src/core/money/money-calls.ts'
import { moneyWalk } from '../support/money-walk.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'
import { walkTo, watchRequests } from '#scripts/screens/walk.ts'
import { expectWholeScreen, HEIGHT_PX } from '../support/whole-screen.ts'
import type { TextId } from '../support/words.ts'

interface State {
  name: string
  address: string
  /** Answers that are forced, in the link form. */
  answers?: string
  /** A heading that shows the state. */
  shows: TextId
  /** What brings it about in the page. */
  press?: (page: Page) => Promise<void>
}

/** An order that is asked for anew: the site knows none of this number. */
const deposit = (number: number) => `${paths.depositOrder}?no=D0100900${number}`
const withdrawal = (number: number) => `${paths.withdrawOrder}?no=W0100900${number}`
const open = (page: Page, address: string) => page.goto(address)
const sendForm = (page: Page) => page.getByRole('main').locator('button[type=submit]').click()

/**
 * The states of money's screens that they do not stand in by themselves; `screens.spec.ts` looks at those. No two of
 * one page follow each other, so that an order is reached within the site, which is quicker than to load it.
 */
const states: State[] = [
  {
    name: 'a withdrawal paid out',
    address: withdrawal(0),
    answers: 'getWithdrawOrder:=paid',
    shows: 'cashier.withdrawOrder.paidTitle',
  },
  {
    name: 'a deposit being checked',
    address: deposit(0),
    answers: 'getDepositOrder:=checked',
    shows: 'cashier.depositOrder.checking',
  },
  {
    name: 'a returned withdrawal',
    address: withdrawal(1),
    answers: 'getWithdrawOrder:=returned',
    shows: 'cashier.withdrawOrder.rejectedTitle',
  },
  {
    name: 'a deposit that arrived',
    address: deposit(1),
    answers: 'getDepositOrder:=arrived',
    shows: 'cashier.depositOrder.arrived',
  },
  {
    name: 'no payment password',
    address: paths.withdraw,
    answers: 'hasWithdrawalPassword:=unset',
    shows: 'member.cards.passwordFirst',
  },
  {
    name: 'an expired deposit',
    address: deposit(2),
    answers: 'getDepositOrder:=expired',
    shows: 'cashier.depositOrder.expired',
  },
  {
    name: 'no account',
    address: paths.withdraw,
    answers: 'listBankCards:=empty',
    shows: 'cashier.withdrawGate.accountTitle',
  },
  {
    name: 'a rejected deposit',
    address: deposit(3),
    answers: 'getDepositOrder:=rejected',
    shows: 'cashier.depositOrder.rejected',
  },
  {
    name: 'an open turnover',
    address: paths.withdraw,
    answers: 'listBankCards:=turnoverOpen',
    shows: 'cashier.withdrawGate.turnoverTitle',
  },
  { name: 'an unknown order', address: `${paths.depositOrder}?no=D9`, shows: 'money.order.notFound' },
  {
    name: 'a withdrawal with nothing typed',
    address: paths.withdraw,
    shows: 'cashier.withdraw.allowance',
    press: sendForm,
  },
  { name: 'a deposit with nothing typed', address: paths.deposit, shows: 'cashier.deposit.channels', press: sendForm },
  { name: 'a new account with nothing typed', address: addCardPath, shows: 'member.cards.add', press: sendForm },
  {
    name: 'an order of unknown outcome',
    address: paths.deposit,
    answers: 'settleMoneyCall:=running',
    shows: 'money.unknown.title',
  },
]

/** What is stored when a page is closed in the middle of an order. */
const interrupted: MoneyCall = {
  key: 'an-order-nobody-heard-of',
  operation: 'createManualDeposit',
  member: 'ravi88',
  merchant: 'bdtdemo',
  amount: '1500.00',
  at: Date.now(),
}

for (const [tag, code] of [
  ['en', 'EN'],
  ['ur', 'UR'],
] as const)
  test(`CONST-23, MONEY-42 the states of deposits and withdrawals in ${code}: no barrier, nothing wider than a phone, no text lost`, async ({
    page,
    site,
    scenario,
  }) => {
    test.setTimeout(360_000)
    await page.addInitScript((chosen) => localStorage.setItem('MC_LANGUAGE', chosen), code)
    await page.addInitScript(() => localStorage.setItem('MC_THEME', 'dark'))
    const settled = watchRequests(page)
    const walk = moneyWalk({ page, stubUrl: site.stubUrl, language: [tag, code] })
    const look = async (name: string) => {
      await settled()
      await expectWholeScreen(page, { name, language: code, isDressed: true })
      await page.setViewportSize({ width: 390, height: HEIGHT_PX })
    }
    await signInAs(page, 'ravi88', paths.deposit)
    await walk.deposit('GATEWAY', '500')
    await look('a deposit at a provider’s page')
    await walk.deposit('WECHAT', '700', 'cashier.depositForm.scan')
    await look('a deposit by a code')
    for (const { name, address, answers = '', shows, press } of states)
      await test.step(name, async () => {
        if (shows === 'money.unknown.title')
          await page.evaluate((call) => localStorage.setItem('MC_MONEY_CALLS', JSON.stringify([call])), interrupted)
        await scenario(answers)
        await (address.includes('?no=') ? walkTo : open)(page, address)
        await expect(walk.heading(shows)).toBeVisible()
        await press?.(page)
        if (press) await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
        await look(name)
      })
  })
