import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'

const gate = (page: Page) => page.getByRole('alertdialog', { name: 'Before you play' })
const popUp = (page: Page) => page.getByRole('alertdialog', { name: 'Play within your means' })

test.describe('a first visit', () => {
  test.use({ settledIn: false })

  test('HOME-20 HOME-21 asks for the terms once, and shows the latest announcement once, at the next visit', async ({
    page,
  }) => {
    await page.goto('/m/home')
    await expect(gate(page)).toContainText('I am at least 18 years old')
    await expect(popUp(page)).toHaveCount(0)
    await expectNoAxeViolations(page)
    // Nothing but the button closes it.
    await page.keyboard.press('Escape')
    await page.touchscreen.tap(195, 20)
    await expect(gate(page)).toBeVisible()
    await page.getByRole('button', { name: 'I agree' }).click()
    await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await page.reload()
    await expect(popUp(page)).toContainText('You can set limits for deposits and for time')
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(popUp(page)).toHaveCount(0)

    await page.reload()
    await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('MC_TERMS_AGREED'))).toBe('1')
  })

  test('HOME-20 a visitor who is too young is told so, can take it back, and can leave the site', async ({ page }) => {
    await page.goto('/m/home')
    await gate(page).getByRole('button', { name: 'I am under 18' }).click()
    const farewell = page.getByRole('alertdialog', { name: '18+ only' })
    await expect(farewell).toContainText('at least 18 years old')
    await expect(farewell.getByRole('button', { name: 'Go back' })).toBeFocused()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Enter')
    await expect(gate(page)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('MC_TERMS_AGREED'))).toBeNull()
    await gate(page).getByRole('button', { name: 'I am under 18' }).click()
    await farewell.getByRole('button', { name: 'Leave the site' }).click()
    await expect(page).toHaveURL('about:blank')
  })
})

test('HOME-18 HOME-19 the promotion for topping up opens step by step and leads to the deposit', async ({ page }) => {
  await page.goto('/m/home')
  const shortcuts = page.getByRole('button', { name: 'Shortcuts' })
  await shortcuts.click()
  const entry = page.getByRole('button', { name: 'Top up and climb' })
  await entry.click()
  const card = page.getByRole('region', { name: 'Top up and climb' })
  await expect(card).toContainText('5% on 500 and more')
  await expectNoAxeViolations(page)
  // The card takes the place of handle and bar, and the focus goes along.
  await expect(shortcuts).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Minimise the offer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shortcuts).toBeFocused()
  await page.keyboard.press('Enter')
  await entry.click()
  await card.getByRole('button', { name: 'More' }).click()
  const offer = page.getByRole('dialog', { name: '8% on 5,000 and more' })
  await expectNoAxeViolations(page)
  await offer.getByRole('link').click()
  await expect(page).toHaveURL(/\/m\/login\?/)
})

for (const tag of ['', ' @small', ' @ur']) {
  test(`SHELL-62 GAP-163 the one handle at the edge of home covers no digit of the jackpot, wherever the page is, and nothing to tap where it begins${tag}`, async ({
    page,
  }) => {
    await page.goto('/m/home')
    const jackpot = page.getByRole('img', { name: /^৳ [\d,]+$/ })
    await expect(jackpot).toBeVisible()
    await expect(page.locator('main ~ nav button[aria-expanded]')).toBeVisible()
    const { handles, lamp } = await boxesOver(page)
    expect(handles).toHaveLength(1)
    const [handle] = handles
    if (!handle) throw new Error('the handle is missing')
    expect(await tappedUnder(page, handle)).toEqual([])
    const digits = await jackpot.boundingBox()
    if (!digits || !lamp) throw new Error('the jackpot or the menu is missing')
    for (const { x, width } of handles) {
      expect(x + width <= digits.x || x >= digits.x + digits.width, `${x} to ${x + width}`).toBe(true)
    }
    // Where the page begins, the menu leaves the digits alone too, or all of them lie below the screen.
    expect(digits.y + digits.height <= lamp.y || digits.y >= lamp.y + lamp.height).toBe(true)
  })
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The narrow parts that stand still over the page, and the lamp that stands out of the menu. */
function boxesOver(page: Page): Promise<{ handles: Box[]; lamp: Box | null }> {
  return page.evaluate(() => {
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }
    const fixed = [...document.querySelectorAll('body *')].filter((one) => getComputedStyle(one).position === 'fixed')
    const lamp = document.querySelector('nav a[href$="voucherCenter"] svg')
    return {
      handles: fixed.map(box).filter(({ width, height }) => width > 0 && width < 100 && height > 0),
      lamp: lamp ? box(lamp) : null,
    }
  })
}

/** What can be tapped in the page, is seen whole from side to side, and lies under a box. */
function tappedUnder(page: Page, box: Box) {
  return page.getByRole('main').evaluate((main, { x, y, width, height }) => {
    const whole = [...main.querySelectorAll('a, button')].filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left >= 0 && right <= window.innerWidth
    })
    const under = whole.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return left < x + width && right > x && top < y + height && bottom > y
    })
    return under.map((one) => one.textContent)
  }, box)
}
