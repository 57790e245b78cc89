import { expect, type Locator, type Page } from '@playwright/test'
import { depositMethods } from '#mock/data/payments.ts'
import { paths } from '#src/core/routing/paths.ts'
import { answerCaptcha, box, fill } from './registration-form.ts'
import { wordsOf } from './words.ts'

/** A member who is not there yet. */
export const newMember = {
  username: 'nusrat_jahan',
  password: 'lantern2026',
  mobileNum: '01712345678',
  paymentPassword: '482913',
  /** Number of the mobile wallet that is paid out to. */
  wallet: '01819876543',
}

/** How one goes through the site. */
interface Walker {
  page: Page
  stubUrl: string
  /** BCP 47 tag and platform code of the site's language. */
  language?: readonly [tag: string, code: string]
  press?: (target: Locator) => Promise<void>
  write?: (field: Locator, text: string) => Promise<void>
  /** What happens on each page that was reached, such as a reload. */
  onPage?: () => Promise<void>
}

type Operator = Record<'arrive' | 'check' | 'pay', (orderNo: string) => Promise<void>>

/** What a member does with money, step by step, in one language and by one way to press and write. */
export function moneyWalk(walker: Walker) {
  const { page, stubUrl, language: [tag, code] = ['en', 'EN'] } = walker
  const { press = tap, write = type, onPage = async () => {} } = walker
  const say = wordsOf(tag)
  const button = (id: Parameters<typeof say>[0]) => page.getByRole('main').getByRole('button', { name: say(id) })
  const heading = (id: Parameters<typeof say>[0]) => page.getByRole('heading', { name: say(id) })
  const put = async (control: string, body: object) => {
    const answer = await fetch(`${stubUrl}/__mock/${control}`, { method: 'PUT', body: JSON.stringify(body) })
    expect(answer.ok, await answer.text()).toBe(true)
  }
  const act = (action: string) => (orderNo: string) => put('orders', { orderNo, action })
  const operator: Operator = { arrive: act('arrive'), check: act('check'), pay: act('pay') }

  /** The number of the order whose page is open, also after a reload. */
  const openedOrder = async (kind: 'depositOrder' | 'withdrawOrder') => {
    await expect(page).toHaveURL(new RegExp(`${paths[kind]}\\?no=[DW]`))
    await onPage()
    return new URL(page.url()).searchParams.get('no') ?? ''
  }

  return {
    say,
    heading,
    operator,

    async register() {
      const { username, password, mobileNum } = newMember
      await page.goto(paths.register)
      await fill(page, {
        username,
        password,
        confirmPassword: password,
        email: 'nusrat.jahan@example.com',
        payeeName: 'Nusrat Jahan',
        mobileNum,
      })
      await page.locator('form').getByRole('checkbox').first().check({ force: true })
      await answerCaptcha(page, stubUrl)
      await press(page.locator('form').getByRole('button', { name: say('access.register.submit') }))
      await expect(page.getByRole('banner')).toContainText(username)
    },

    /** From the gate of the withdrawal, which leads back. */
    async setPaymentPassword() {
      await page.goto(paths.withdraw)
      await press(page.getByRole('link', { name: say('member.cards.passwordSet') }))
      await onPage()
      await write(box(page, 'newPaymentPassword'), newMember.paymentPassword)
      await write(box(page, 'again'), newMember.paymentPassword)
      await press(button('member.paymentPassword.save'))
      await expect(page).toHaveURL(new RegExp(`${paths.withdraw}$`))
      await onPage()
    },

    /** From the gate of the withdrawal; an operator checks the account. */
    async addAccount() {
      await press(page.getByRole('link', { name: say('cashier.withdrawGate.addAccount') }))
      await onPage()
      await press(page.getByRole('radio').first())
      await write(box(page, 'cardNumber'), newMember.wallet)
      await write(box(page, 'paymentPassword'), newMember.paymentPassword)
      await press(button('member.cards.save'))
      await expect(heading('cashier.withdrawGate.checkedTitle')).toBeVisible()
      await onPage()
      await expect(heading('cashier.withdrawGate.checkedTitle')).toBeVisible()
      await put('account', { username: newMember.username, cardsUsable: true })
    },

    /**
     * Orders a deposit, the money of which has not come yet.
     *
     * @param variant text of the way to pay that is chosen in the form
     * @returns the number of the order, whose page is open
     */
    async deposit(method: string, amount: string, variant?: Parameters<typeof say>[0]) {
      await page.goto(paths.deposit)
      const name = depositMethods('bdtdemo', code).find((one) => one.method === method)?.name ?? ''
      await press(page.getByRole('main').getByRole('button', { name, exact: true }))
      await write(box(page, 'amount'), amount)
      if (variant) await press(page.getByRole('radio', { name: say(variant) }))
      await press(button('cashier.depositForm.submitAmount'))
      return openedOrder('depositOrder')
    },

    /** Sends the number of the transfer that an order waits for. */
    async prove(reference: string) {
      await write(box(page, 'reference'), reference)
      await press(button('cashier.pay.send'))
      await expect(heading('cashier.depositOrder.checking')).toBeVisible()
      await onPage()
      await expect(heading('cashier.depositOrder.checking')).toBeVisible()
    },

    /** The bank says that the money of a deposit has come; the page, which is still open, says so too. */
    async arrive(orderNo: string) {
      await operator.arrive(orderNo)
      await expect(heading('cashier.depositOrder.arrived')).toBeVisible()
    },

    /** @returns the number of the order, whose page is open */
    async withdraw(amount: string) {
      await page.goto(paths.withdraw)
      await write(box(page, 'amount'), amount)
      await press(page.getByRole('radio').first())
      await write(box(page, 'paymentPassword'), newMember.paymentPassword)
      await press(button('cashier.withdrawForm.submit'))
      return openedOrder('withdrawOrder')
    },

    /** The operator pays a withdrawal out; the page, which is still open, says so too. */
    async payOut(orderNo: string) {
      await operator.check(orderNo)
      await operator.pay(orderNo)
      await expect(heading('cashier.withdrawOrder.paidTitle')).toBeVisible()
    },
  }
}

const tap = (target: Locator) => target.click()
const type = (field: Locator, text: string) => field.fill(text)

/** More stops than any page has. */
const MOST_STOPS = 120

/** Goes on by Tab alone until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page()
  await target.waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`the focus never came to ${target}`)
}
