// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { goTo } from '#src/core/routing/navigation.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

const { code } = vi.hoisted(() => ({ code: { comes: Promise.resolve() } }))
vi.mock('#src/app/routes/load-page.ts', async (original) => {
  const { loadPage } = await original<typeof import('#src/app/routes/load-page.ts')>()
  return { loadPage: <Page,>(load: () => Promise<Page>) => loadPage(() => code.comes.then(load)) }
})

useWholeSite()
beforeEach(async () => {
  code.comes = Promise.resolve()
  await visitSite({ path: '/m/help' })
  await screen.findByRole('heading', { level: 1, name: 'Help centre' })
})

const placeholder = () => screen.getByRole('main').querySelector('[aria-busy="true"]')

it('SHELL-41 a placeholder stands in the page until its code is there', async () => {
  let arrive = () => {}
  code.comes = new Promise((resolve) => {
    arrive = resolve
  })
  act(() => void goTo('/m/feedback'))
  await waitFor(() => expect(placeholder()).not.toBeNull())
  expect(screen.queryByLabelText('What is it about?')).toBeNull()
  arrive()
  expect(await screen.findByText('What is it about?')).toBeDefined()
  expect(placeholder()).toBeNull()
})

it('SHELL-41 a page whose code does not come is logged, and can be asked for again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Without a connection the document is not loaded again by itself.
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const gone = new TypeError('Failed to fetch dynamically imported module')
  code.comes = Promise.reject(gone)
  act(() => void goTo('/m/app'))
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(log).toHaveBeenCalledWith('ROUTE_LOAD_FAILED', gone)
  onLine.mockRestore()
  log.mockRestore()
})
