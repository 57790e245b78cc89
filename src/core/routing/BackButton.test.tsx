// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { BackButton } from './BackButton.tsx'
import { chromeOf } from './chrome.ts'
import { Link } from './Link.tsx'
import { paths } from './paths.ts'

const back = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }))

/** Opens a page from another one, as a visitor does. */
function openFrom(path: string, from: string) {
  const site = renderSite(
    <>
      <Link to={path}>Open</Link>
      <BackButton />
    </>,
    { path: from },
  )
  fireEvent.click(screen.getByRole('link', { name: 'Open' }))
  expect(site.address()).toBe(path)
  return site
}

afterEach(cleanup)

describe('the back control', () => {
  it.each([paths.login, paths.register, paths.forget])(
    'SHELL-40, GAP-25, GAP-07 of %s, a page without a header, leads home',
    (path) => {
      expect(chromeOf(path).header).toBe('none')
      const { address } = openFrom(path, paths.help)
      back()
      expect(address()).toBe(paths.home)
    },
  )

  it.each([paths.app, paths.gameList, paths.lottery, paths.vip])(
    'GAP-08 of %s, which has neither header nor bottom menu, leads one step back, or home where there is none',
    (path) => {
      expect(chromeOf(path)).toMatchObject({ header: 'none', bottomMenu: false })
      const { address } = openFrom(path, paths.help)
      back()
      expect(address()).toBe(paths.help)
      cleanup()
      const deep = renderSite(<BackButton />, { path })
      back()
      expect(deep.address()).toBe(paths.home)
    },
  )

  it('SHELL-49 is not there on home and on the page for changing the password', () => {
    for (const path of [paths.home, paths.changePassword]) {
      renderSite(<BackButton />, { path })
      expect(screen.queryByRole('button')).toBeNull()
      cleanup()
    }
  })
})
