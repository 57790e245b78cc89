// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ServiceChannel } from '#src/core/support/customer-service.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { ServiceHandle } from './ServiceHandle.tsx'

const { useServiceChannels } = vi.hoisted(() => ({ useServiceChannels: vi.fn<() => ServiceChannel[]>() }))
vi.mock('#src/core/support/customer-service.ts', () => ({ useServiceChannels }))

const whatsapp: ServiceChannel = { title: 'whatsapp', url: 'https://wa.me/10000000000' }
const chat: ServiceChannel = { title: 'CS', url: 'https://support.example/chat' }

function show(channels: ServiceChannel[]) {
  useServiceChannels.mockReturnValue(channels)
  return renderSite(<ServiceHandle />)
}

afterEach(cleanup)

it('GAP-84 is hidden when no address can be opened', () => {
  show([])
  expect(document.body.textContent).toBe('')
})

it('SHELL-66, SHELL-69 is a link into a window without an opener when there is one way', () => {
  show([chat])
  const link = screen.getByRole('link', { name: 'Customer service' })
  expect(link.getAttribute('href')).toBe(chat.url)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

it('SHELL-67 asks which way when there are several', async () => {
  show([whatsapp, chat])
  fireEvent.click(screen.getByRole('button', { name: 'Customer service' }))
  await screen.findByRole('dialog', { name: 'Customer service' })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([whatsapp.url, chat.url])
  expect(links.every((link) => link.getAttribute('rel') === 'noopener noreferrer')).toBe(true)
})
