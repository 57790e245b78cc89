// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { db } from '#mock/state/db.ts'
import { updateAccount } from '#mock/state/accounts/accounts.ts'
import { dataSavingItem } from '#src/core/storage/items.ts'
import { savesData, setDataSaving } from '#src/lib/data-saving.ts'
import { pathname } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'
import { seededAccount } from './support/seeded-account.ts'

useWholeSite()

const menu = () => screen.queryByRole('navigation', { name: 'Main menu', hidden: true })

describe('the bottom menu', () => {
  it.each([
    ['/m/login'],
    ['/m/register'],
    ['/m/slotsCenter'],
    ['/m/gameList'],
    ['/m/lottery'],
    ['/m/forget'],
    ['/m/changePsw', 'ravi88'],
    ['/m/app'],
    ['/m/notice'],
    ['/m/activity'],
    ['/m/vip'],
  ])('SHELL-47 is not drawn on %s', async (path, as?: string) => {
    await visitSite({ path, ...(as !== undefined && { as }) })
    await screen.findByRole('heading', { level: 1, hidden: true })
    expect(pathname()).toBe(path)
    expect(menu()).toBeNull()
  })

  it.each(['/m/home', '/m/help', '/m/live'])('SHELL-47 is drawn on %s', async (path) => {
    await visitSite({ path })
    await screen.findByRole('heading', { level: 1, hidden: true })
    expect(menu()).not.toBeNull()
  })
})

describe('where data are saved', () => {
  afterEach(() => setDataSaving(undefined))

  it('BEYOND-17 a page other than home names the manifest, which nothing is loaded ahead for', async () => {
    document.head.querySelector('link[rel=manifest]')?.remove()
    dataSavingItem.write('on')
    await visitSite({ path: '/m/app' })
    await waitFor(() => expect(document.head.querySelector('link[rel=manifest]')).not.toBeNull())
  })

  it.each([
    ['on', false, true],
    ['off', true, false],
  ] as const)(
    'BEYOND-17 the switch that was left %s goes before a browser that asks: %s',
    async (kept, asks, saves) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: asks }, configurable: true })
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
      dataSavingItem.write(kept)
      await visitSite({ path: '/m/app' })
      expect(savesData()).toBe(saves)
    },
  )
})

describe.each([
  ['NAMED-16', '/m/member/agent/getSalaryContract', 'getDailySalaryContract', 'Daily wage contract'],
  ['NAMED-17', '/m/member/agent/getDevidendContract', 'getDividendContract', 'Dividend contract'],
  ['NAMED-18', '/m/member/agent/getHourContract', 'getHourContract', 'Hourly wage contract'],
] as const)('the contract of %s', (row, path, read, title) => {
  const visitAs = async (type: 0 | 1 | 2 | 4 | 40 | 41 | 42) => {
    const account = seededAccount('downline1')
    await updateAccount(db, account, (draft) => {
      draft.info.type = type
    })
    return visitSite({ path, as: 'downline1' })
  }

  it.each([0, 1, 2] as const)(`${row} opens for the type %i`, async (type) => {
    const { calls } = await visitAs(type)
    await screen.findByRole('heading', { level: 1, name: title })
    await screen.findByText('Waiting for your answer')
    expect(pathname()).toBe(path)
    expect(calls(read)).toHaveLength(1)
  })

  it.each([4, 40, 41, 42] as const)(`${row} is refused to the type %i, and nothing is asked for`, async (type) => {
    const { calls } = await visitAs(type)
    await waitFor(() => expect(pathname()).toBe('/m/home'))
    await screen.findByRole('navigation', { name: 'Categories', hidden: true })
    expect(calls(read)).toHaveLength(0)
  })

  it(`${row} sends a visitor to the login`, async () => {
    const { calls } = await visitSite({ path })
    await waitFor(() => expect(pathname()).toBe('/m/login'))
    expect(calls(read)).toHaveLength(0)
  })
})
