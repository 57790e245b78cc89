// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { paths } from '#src/core/routing/paths.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { HomePrompts } from './HomePrompts.tsx'

const open = () =>
  renderSite(<HomePrompts announcements={[]} />, { info: { resources: { links: [], agreement: '<p>18+</p>' } } })

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

it('HOME-20 asks for the terms', async () => {
  open()
  expect(await screen.findByRole('alertdialog', { name: 'Before you play' })).toBeDefined()
})

it('ERR-33 asks for nothing while the login page is on its way after a lost session', () => {
  history.replaceState(null, '', paths.login)
  open()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
