// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getVendorGameTypesQuery } from '#src/api/generated/first-screen.ts'
import { listGamesQuery } from '#src/api/generated/games-lists.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { closeLoginModal } from '#src/core/session/login-modal.ts'
import { hideRegisterModal } from '#src/core/session/register-modal.ts'
import { pathname, queryOf } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** Found although a dialog lies over it, which hides the rest of the page from a reader. */
const behindDialogs = (role: string, name: RegExp | string) => screen.findByRole(role, { name, hidden: true })

it.each([
  ['listGames', '/m/game', 'merchant'],
  ['getVendorGameTypes', '/m/game', 'merchant_code'],
  ['listAnnouncements', '/m/notice', 'merchantCode'],
] as const)('GATEWAY-11 %s of %s names the merchant as %s', async (operation, path, field) => {
  const { calls } = await visitSite({ path })
  await waitFor(() => expect(calls(operation)).not.toHaveLength(0))
  expect(queryOf(calls(operation)[0])).toMatchObject({ [field]: 'bdtdemo' })
})

it('GATEWAY-52 a nickname that the gateway has taken is said to be saved', async () => {
  const { calls } = await visitSite({ path: '/m/member/profile', as: 'ravi88' })
  fireEvent.change(await screen.findByLabelText('Nickname'), { target: { value: 'Star of the night' } })
  const said = screen.findByText('Changes saved')
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body)
  await said
  expect(calls('updateNickname')).toHaveLength(1)
})

it('REG-41 the personal centre tells that an ID has two sides, before its pictures are asked for', async () => {
  await visitSite({ path: '/m/member/profile', as: 'ravi88' })
  fireEvent.click(await screen.findByRole('button', { name: 'Proof of identity' }))
  for (const name of ['Front of your ID', 'Back of your ID']) expect(screen.getByRole('group', { name })).toBeDefined()
  const said = screen.findByText('Please add both the front and the back of your ID.')
  fireEvent.click(screen.getByRole('button', { name: 'Check the pictures' }))
  await said
})

describe('GAP-139 where the merchant opens the login over its lobby', () => {
  beforeEach(() => {
    Reflect.set(currentMerchant, 'loginModal', true)
  })
  afterEach(() => {
    closeLoginModal()
    Reflect.deleteProperty(currentMerchant, 'loginModal')
  })

  const title = 'Welcome back'

  it('GAP-139 the lobby’s own button opens it there', async () => {
    await visitSite({ path: '/m/home' })
    fireEvent.click(await behindDialogs('button', 'Log in'))
    await screen.findByRole('dialog', { name: title })
    expect(pathname()).toBe('/m/home')
  })

  it('GAP-139 the header still leads to the page, and so does a heart', async () => {
    await visitSite({ path: '/m/home' })
    // An announcement may lie over home.
    const hidden = true
    const header = within(await screen.findByRole('banner', { hidden }))
    expect(header.getByRole('link', { name: 'Log in', hidden }).getAttribute('href')).toBe('/m/login')
    const [heart] = await screen.findAllByRole('button', { name: /^Favourite: /, hidden })
    fireEvent.click(heart ?? document.body)
    await behindDialogs('heading', title)
    expect(pathname()).toBe('/m/login')
    expect(screen.queryByRole('dialog', { name: title })).toBeNull()
  })
})

describe('where the merchant opens the registration over its lobby', () => {
  beforeEach(() => {
    Reflect.set(currentMerchant, 'registerModal', true)
  })
  afterEach(() => {
    hideRegisterModal()
    Reflect.deleteProperty(currentMerchant, 'registerModal')
  })

  const title = 'Create an account'

  it('GAP-139 the lobby’s own button opens it there', async () => {
    await visitSite({ path: '/m/home' })
    fireEvent.click(await behindDialogs('button', 'Register'))
    await screen.findByRole('dialog', { name: title })
    expect(pathname()).toBe('/m/home')
  })

  it('GAP-139 the side menu leads from the lobby to the page', async () => {
    await visitSite({ path: '/m/home' })
    fireEvent.click(await behindDialogs('button', 'Menu'))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    fireEvent.click(await menu.findByText('Register'))
    await screen.findByRole('heading', { level: 1, name: title })
    expect(pathname()).toBe('/m/register')
    expect(screen.queryByRole('dialog', { name: title })).toBeNull()
  })

  it('GAP-139, ERR-65 the member icon asks a trial, and leads from the lobby to the page', async () => {
    await visitSite({ path: '/m/home', as: 'ravi88', type: 4 })
    const menu = within(await behindDialogs('navigation', 'Main menu'))
    fireEvent.click(menu.getByRole('link', { name: 'Member', hidden: true }))
    fireEvent.click(await screen.findByRole('button', { name: 'Register now' }))
    await screen.findByRole('heading', { level: 1, name: title })
    expect(pathname()).toBe('/m/register')
    expect(screen.queryByRole('dialog', { name: title })).toBeNull()
  })
})

it('GATEWAY-18 the region panel asks for the countries when it is opened', async () => {
  const { calls } = await visitSite({ path: '/m/home' })
  const button = await behindDialogs('button', 'Region and language')
  expect(calls('listCountries')).toHaveLength(0)
  fireEvent.click(button)
  await waitFor(() => expect(calls('listCountries')).toHaveLength(1))
})

it.each([
  ['ravi88', 0, 1],
  ['ravi88', 4, 0],
] as const)('GAP-104 a game without trial play: %s with type %i launches it %i times', async (as, type, launches) => {
  // No sports book can be played on trial.
  const site = await visitSite({ path: '/m/gameList?gameType=SPORTS', as, type })
  const [heart] = await screen.findAllByRole('button', { name: /^Favourite: / })
  const name = heart?.getAttribute('aria-label')?.replace('Favourite: ', '') ?? ''
  const [tile] = screen.getAllByRole('button', { name: new RegExp(`^${name}`) })
  if (tile) fireEvent.click(tile)
  await waitFor(() => expect(site.calls('launchGame').length + screen.queryAllByText(/real account/).length).toBe(1))
  expect(site.calls('launchGame')).toHaveLength(launches)
})

it('LIST-12 LIST-13 CATS-19 GATEWAY-62 games and providers reach the site with all their fields', async () => {
  await visitSite({ path: '/m/login' })
  const client = createQueryClient()
  const query = {
    merchant: 'bdtdemo',
    platform: 'html5',
    pageNo: 1,
    pageSize: 25,
    language: 'EN',
  } as const
  // Rooms belong to tables, codes, groups and modes to lotteries.
  const lists = await Promise.all(
    (['RNG', 'LIVE', 'LOTT'] as const).map((gameType) =>
      client.fetchQuery(listGamesQuery({ query: { ...query, gameType } })),
    ),
  )
  const gameFields =
    'gameId roomId nodeId nodeName gameName displayName gameType vassalage vendorCode gameCode gameGroupId lottoMode showIcon iconUrl supportPlay mobileLargeIcon isHot isNew gameClassifyNew'
  const seen = new Set(lists.flatMap(({ games }) => games.flatMap((game) => Object.keys(game))))
  expect(gameFields.split(' ').filter((field) => !seen.has(field))).toEqual([])
  const types = await client.fetchQuery(getVendorGameTypesQuery({ query: { typeId: 1, merchant_code: 'bdtdemo' } }))
  const providers = Object.values(types.vendors).flat()
  expect(Object.keys(providers[0] ?? {})).toEqual(
    expect.arrayContaining(['vassalage', 'displayName', 'accountTypeName', 'gameCategory']),
  )
  expect(types.sorting).toEqual(expect.arrayContaining(['RNG', 'LIVE']))
})

describe('the speed test of the menu', () => {
  const openMenu = async () => {
    fireEvent.click(await behindDialogs('button', 'Menu'))
    return within(await screen.findByRole('dialog', { name: 'Menu' })).findByText(/Speed test/)
  }
  const domains = async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Speed test' })
    const links = await within(sheet).findAllByRole('link')
    return links.map((link) => link.getAttribute('href'))
  }

  it('GATEWAY-17 NAMED-34 asks for the domains when it is opened, and leads to each of them', async () => {
    const { calls, allAnswered } = await visitSite({ path: '/m/home' })
    const entry = await openMenu()
    await allAnswered()
    expect(calls('getDomainRoute')).toHaveLength(0)
    fireEvent.click(entry)
    const own = ['lanternhouse.example', 'www.lanternhouse.example', 'fast.lanternhouse.example']
    expect(await domains()).toEqual(own.map((domain) => `https://${domain}/m/home`))
    expect(calls('getDomainRoute')).toHaveLength(1)
  })

  it('GATEWAY-17 leads to no other domain than those of the answer', async () => {
    await visitSite({
      path: '/m/home',
      prefer: { getDomainRoute: 'example=single' },
    })
    fireEvent.click(await openMenu())
    expect(await domains()).toEqual(['https://lanternhouse.example/m/home'])
  })

  it('SHELL-88 GAP-94 offers to ask again where the answer has no domain of the merchant', async () => {
    let domain = 'elsewhere.example'
    await visitSite({
      path: '/m/home',
      change: (operation, value) => (operation === 'getDomainRoute' ? { list: [domain] } : value),
    })
    fireEvent.click(await openMenu())
    const sheet = within(await screen.findByRole('dialog', { name: 'Speed test' }))
    const retry = await sheet.findByRole('button', { name: 'Try again' })
    expect(sheet.queryByText(/^All of these addresses are ours/)).toBeNull()
    domain = 'lanternhouse.example'
    fireEvent.click(retry)
    expect(await domains()).toEqual(['https://lanternhouse.example/m/home'])
  })

  it('NAMED-34 says of each domain how long it took, or that it did not answer', async () => {
    class Picture extends EventTarget {
      set src(address: string) {
        const event = new URL(address).hostname.startsWith('fast.') ? 'load' : 'error'
        queueMicrotask(() => this.dispatchEvent(new Event(event)))
      }
    }
    vi.stubGlobal('Image', Picture)
    onTestFinished(() => void vi.unstubAllGlobals())
    await visitSite({ path: '/m/home' })
    fireEvent.click(await openMenu())
    const sheet = within(await screen.findByRole('dialog', { name: 'Speed test' }))
    const rowOf = async (domain: string) => (await sheet.findByText(domain)).closest('a')?.textContent
    await waitFor(async () => expect(await rowOf('fast.lanternhouse.example')).toMatch(/example\d+ ms$/))
    await waitFor(async () => expect(await rowOf('www.lanternhouse.example')).toMatch(/exampleNo response$/))
  })
})
