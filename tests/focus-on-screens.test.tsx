// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseReady } from '#mock/state/contents.ts'
import type { OperationId } from '#mock/generated/operations.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { paths } from '#src/core/routing/paths.ts'
import { fillTransfer, openedOrder, order } from './support/deposit-page.tsx'
import { payOut } from './support/stub-orders.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()
beforeEach(async () => {
  await databaseReady()
})

const main = () => screen.getByRole('main')

/** Opens a page for a member, and waits for what floats over it and comes late: it watches the focus. */
async function visit(path: string, prefer: Partial<Record<OperationId, string>> = {}) {
  const site = await visitSite({ path, as: 'ravi88', prefer })
  await screen.findByLabelText('Customer service')
  return site
}

/** Presses as a keyboard does, with the focus on what it presses; gives the button. */
async function press(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  return button
}

/** Presses a link inside a layer, as {@link press} does. */
async function follow(name: string, layer: HTMLElement) {
  const link = await within(layer).findByRole('link', { name })
  link.focus()
  fireEvent.click(link)
  await waitFor(() => expect(link.isConnected).toBe(false))
}

/** Where in the page the focus is once what had it has left. */
async function placeAfter(button: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(button.isConnected).toBe(false))
  await act(async () => undefined)
  const place = document.activeElement
  if (!(place instanceof HTMLElement) || !main().contains(place)) throw new Error('The page has lost the focus')
  return place
}

/** Orders a transfer from the page of deposits; its order is open then. */
async function orderTransfer() {
  await fillTransfer('1500')
  order()
  await openedOrder()
}

const inQuestion = async (name: string) => within(await screen.findByRole('alertdialog')).getByRole('button', { name })

describe('a page that opens takes the focus from the link that has left', () => {
  it('GAP-132 to be read from its beginning, and so does the page that one goes back to', async () => {
    await visit(paths.memberHome)
    expect(document.activeElement).toBe(document.body)
    const link = await screen.findByRole('link', { name: 'Bets' })
    link.focus()
    fireEvent.click(link)
    await waitFor(() => expect(link.isConnected).toBe(false))
    await waitFor(() => expect(document.activeElement).toBe(main()))
    await screen.findByText('Win / loss')
    act(() => window.history.back())
    await screen.findByRole('link', { name: 'Bets' })
    expect(document.activeElement).toBe(main())
  })

  it('GAP-132 leaves it to what stays on the screen', async () => {
    await visit(paths.betRecord)
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    const link = within(menu).getByRole('link', { name: /^Member/ })
    link.focus()
    fireEvent.click(link)
    await screen.findByRole('link', { name: 'Bets' })
    expect(document.activeElement).toBe(link)
  })
})

describe('a page that is opened from a layer over the page before takes the focus', () => {
  beforeEach(() => {
    Object.assign(currentMerchant, { registerModal: true, loginModal: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(currentMerchant, 'registerModal')
    Reflect.deleteProperty(currentMerchant, 'loginModal')
  })

  it.each([
    ['Register', 'Create an account', 'Log in now', 'Welcome back'],
    ['Log in', 'Welcome back', 'Register', 'Create an account'],
  ])('GAP-132 of “%s”', async (button, layer, link, page) => {
    await visitSite({ path: paths.home })
    await within(await screen.findByRole('main')).findByRole('button', { name: button })
    await press(button)
    await follow(link, await screen.findByRole('dialog', { name: layer }))
    await screen.findByRole('heading', { level: 1, name: page })
    await waitFor(() => expect(document.activeElement).toBe(main()))
  })
})

describe('what leaves with the focus hands it on to its place in the page', () => {
  it.each([
    [paths.profile, 'getMemberInfo'],
    [paths.inbox, 'listInbox'],
    [paths.help, 'getHelpCenter'],
    [`${paths.gameList}?gameType=RNG`, 'listGames'],
  ] as const)('GAP-132 a retry at %s: to where the content comes', async (path, id) => {
    const prefer: Partial<Record<OperationId, string>> = { [id]: 'code=400, example=REQUEST_INVALID' }
    const { allAnswered } = await visit(path, prefer)
    await screen.findByRole('button', { name: 'Try again' })
    delete prefer[id]
    const place = await placeAfter(await press('Try again'))
    await allAnswered()
    expect(document.activeElement).toBe(place)
    expect(place.textContent).not.toBe('')
  })

  it('GAP-132 the claim of a reward: to its card', async () => {
    await visit(paths.rewardCenter)
    const place = await placeAfter(await press('Claim reward: Weekly cashback on slots'))
    expect(
      within(place)
        .getAllByRole('heading')
        .map((title) => title.textContent),
    ).toEqual(['Weekly cashback on slots'])
  })

  it('GAP-132 a promotion that is joined: to where it leads now', async () => {
    await visit('/m/activity?promo=PR2601')
    const place = await placeAfter(await press('Join now'))
    expect(within(place).getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Deposit with this bonus' })])
  })

  it('GAP-132 a deposit that is cancelled: to what can be done next', async () => {
    await visit(paths.deposit)
    await orderTransfer()
    const cancel = await press('Cancel this order')
    fireEvent.click(await inQuestion('Cancel this order'))
    const place = await placeAfter(cancel)
    expect(within(place).getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'New deposit' })])
  })

  it('GAP-132 a withdrawal that is taken back: to what can be done next', async () => {
    await visit(`${paths.withdrawOrder}?no=${await payOut('1000.00')}`)
    const cancel = await press('Cancel this withdrawal')
    fireEvent.click(await inQuestion('Cancel this withdrawal'))
    const place = await placeAfter(cancel)
    expect(place.textContent).toBe('Customer service')
  })

  it('GAP-132 a transfer with its number: to the order', async () => {
    await visit(paths.deposit)
    await orderTransfer()
    fireEvent.change(await screen.findByLabelText(/^Transfer number/), { target: { value: 'bkl7q' } })
    const place = await placeAfter(await press('I have paid'))
    expect(within(place).getByRole('heading', { name: 'We are looking for your payment' })).toBeDefined()
  })

  it('GAP-132 a record without entries of a filter: to where the others come', async () => {
    await visit(`${paths.accountRecord}?tab=withdraw&status=CANCELLED`)
    const place = await placeAfter(await press('Show all entries'))
    expect(await within(place).findAllByRole('listitem')).not.toEqual([])
  })

  it('GAP-132 the field for pictures, where there is room for no more: to the picture', async () => {
    await visit(paths.profile)
    await press('Proof of identity')
    const side = screen.getByRole('group', { name: 'Front of your ID' })
    const field = within(side).getByLabelText('Add picture')
    field.focus()
    const picture = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'front.png')
    fireEvent.change(field, { target: { files: [picture] } })
    const place = await placeAfter(field)
    within(place).getByRole('button', { name: 'Remove front.png' })
    expect(side.contains(place)).toBe(true)
  })
})
