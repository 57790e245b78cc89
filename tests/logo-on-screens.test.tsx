// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mark from '#src/ui/display/Mark.module.css'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const LOGO = '/media/vendors/LANTERNHOUSE.svg'
const hosts = ['https://img1.example', 'https://img2.example']
const page = document.documentElement
const sheet = document.createElement('style')
const logo = () => page.style.getPropertyValue('--logo')

beforeEach(() => {
  const text = readFileSync('src/ui/display/Mark.module.css', 'utf8')
  sheet.textContent = text.replaceAll(/\.(\w+)(?=[\s,:{])/g, (_all, name: string) => `.${mark[name]}`)
  document.head.append(sheet)
})
afterEach(() => {
  sheet.remove()
  delete page.dataset.logo
  page.style.removeProperty('--logo')
})

/** Visits home; the pictures that code asks for come and fail as the test says. */
async function visitHome(resources: { logo?: string }) {
  const asked: HTMLImageElement[] = []
  const { Image } = window
  vi.stubGlobal('Image', function picture() {
    const one = new Image()
    asked.push(one)
    return one
  })
  await visitSite({ path: '/m/home', info: { resources: { links: [], ...resources }, imageCDNs: hosts } })
  // What asks for the logo comes with the bar.
  await screen.findByRole('navigation', { name: 'Shortcuts', hidden: true })
  return asked
}

/** Whether the shapes of the mark show, in the header of home and in the side menu. */
async function shapesShow(): Promise<boolean[]> {
  fireEvent.click(screen.getByRole('button', { name: 'Menu', hidden: true }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  const header = screen.getByRole('link', { name: 'Lanternhouse', hidden: true })
  return [header, menu].map((part) => {
    const shape = part.querySelector(`svg.${mark.lit} > *`)
    return shape !== null && getComputedStyle(shape).display !== 'none'
  })
}

it('GAP-135 SHELL-53 the logo that the status names takes the place of the mark once a host has sent it', async () => {
  const [picture, ...others] = await visitHome({ logo: LOGO })
  const first = picture?.src ?? ''
  expect(hosts.map((host) => host + LOGO)).toContain(first)
  fireEvent.error(picture ?? page)
  const second = picture?.src ?? ''
  expect([first, second].toSorted()).toEqual(hosts.map((host) => host + LOGO))
  expect(logo()).toBe('')
  fireEvent.load(picture ?? page)
  expect([logo(), others]).toEqual([`url("${second}")`, []])
  expect(await shapesShow()).toEqual([false, false])
})

it('GAP-135 SHELL-75 the mark stands where no host sends the logo', async () => {
  const [picture] = await visitHome({ logo: LOGO })
  fireEvent.error(picture ?? page)
  fireEvent.error(picture ?? page)
  expect(logo()).toBe('')
  expect(await shapesShow()).toEqual([true, true])
})

it('GAP-135 asks for no logo where the status names none', async () => {
  expect(await visitHome({})).toEqual([])
})
