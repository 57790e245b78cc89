// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HelpCenter } from '#src/api/generated/types.ts'
import { configureGateway } from '#src/api/settings.ts'
import { showLanguage } from '#src/core/i18n/language-store.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { HelpPage } from './HelpPage.tsx'

const help: HelpCenter = {
  list: [
    {
      tag: 'deposit',
      title: 'Deposits',
      content: '<p>Own account only.</p><img src="x" onerror="alert(1)">',
      children: [
        { title: 'How long?', content: '<p>Five minutes.</p>' },
        { title: 'Not arrived', content: '<p>Read <a href="/m/help?tag=terms">the terms</a>.</p>' },
      ],
    },
    { tag: 'terms', title: 'Terms', content: '<p>These hold.</p>', children: [] },
  ],
}
const asked: string[] = []
let answer: () => Response

const open = (path = '/m/help') => renderSite(<HelpPage />, { path })
const button = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'

beforeEach(() => {
  asked.length = 0
  answer = () => Response.json({ success: true, value: help })
  configureGateway({
    retryBaseMs: 1,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      asked.push(`${request.method} ${pathname} ${searchParams.get('lang')} ${searchParams.get('device')}`)
      return answer()
    },
  })
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(cleanup)

describe('the help centre', () => {
  it('HELP-01, HELP-02, HELP-06, SHELL-12 is an accordion of numbered sections and their sub-sections', async () => {
    open()
    await screen.findByText('Deposits')
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.slice(0, 2).map(({ textContent }) => textContent?.trim())).toEqual(['1 Deposits', '2 Terms'])
    expect(screen.queryByText('Own account only.')).toBeNull()

    fireEvent.click(button('1 Deposits'))
    expect(screen.getByText('Own account only.')).toBeTruthy()
    expect(document.querySelector('[onerror]')).toBeNull()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim())).toEqual([
      'How long?',
      'Not arrived',
    ])
    fireEvent.click(button('How long?'))
    expect(screen.getByText('Five minutes.')).toBeTruthy()
    fireEvent.click(button('1 Deposits'))
    expect(screen.queryByText('Five minutes.')).toBeNull()
  })

  it('HELP-03, HELP-06 opens the section that a link names, also from within a text', async () => {
    open('/m/help?tag=deposit&c=1')
    fireEvent.click(await screen.findByRole('link', { name: 'the terms' }))
    expect(isOpen('2 Terms')).toBe(true)
    expect(isOpen('1 Deposits')).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(button('2 Terms')))
  })

  it('HELP-04, HELP-05, GAP-96 opens a section and a sub-section by index', async () => {
    open('/m/help?p=0&c=1')
    await waitFor(() => expect(isOpen('Not arrived')).toBe(true))
    expect(isOpen('How long?')).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(button('Not arrived')))
  })

  it('HELP-05, GAP-96 a tag wins over an index', async () => {
    open('/m/help?tag=terms&p=0&c=1')
    await waitFor(() => expect(isOpen('2 Terms')).toBe(true))
    expect(isOpen('1 Deposits')).toBe(false)
  })

  it('HELP-04, GAP-96 the index of a sub-section counts in the section that the tag has chosen', async () => {
    open('/m/help?tag=deposit&p=1&c=0')
    await waitFor(() => expect(isOpen('How long?')).toBe(true))
    expect([isOpen('1 Deposits'), isOpen('2 Terms'), isOpen('Not arrived')]).toEqual([true, false, false])
  })

  it.each(['p=9', 'tag=%3Cscript%3E', 'p=x&c=y'])('HELP-04, GAP-96 shows all closed for ?%s', async (query) => {
    open(`/m/help?${query}`)
    await screen.findByText('Deposits')
    expect(isOpen('1 Deposits') || isOpen('2 Terms')).toBe(false)
  })

  it('HELP-01 shows what a search finds, open, under its own number', async () => {
    open()
    await screen.findByText('Deposits')
    const field = screen.getByRole('searchbox')
    fireEvent.change(field, { target: { value: 'TERMS' } })
    await waitFor(() => expect(screen.queryByText('How long?')).toBeNull())
    expect(isOpen('1 Deposits')).toBe(true)
    expect(isOpen('Not arrived')).toBe(true)
    expect(isOpen('2 Terms')).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('2 sections found')

    fireEvent.change(field, { target: { value: 'nowhere' } })
    expect(await screen.findByText('Nothing found')).toBeTruthy()
    fireEvent.click(button('Clear search'))
    await waitFor(() => expect(isOpen('1 Deposits')).toBe(false))
  })

  it('HELP-01 shows what a search finds alone where sections share a tag', async () => {
    const twins = ['First', 'Second', 'Third'].map((title) => ({ tag: 'faq', title, content: '', children: [] }))
    answer = () => Response.json({ success: true, value: { list: twins } })
    open()
    await screen.findByText('First')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'second' } })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 section found'))
    expect(screen.getAllByText(/^(First|Second|Third)$/).map(({ textContent }) => textContent)).toEqual(['Second'])
  })

  it('HELP-07, I18N-08 asks for the texts in the language of the page, for mobile', async () => {
    await showLanguage('BN')
    open()
    await screen.findByText('Deposits')
    expect(asked).toEqual(['GET /wps/system/helpCenter BN MOBILE'])
    await showLanguage('EN')
  })

  it('HELP-01, ERR-46 offers another try when the texts do not come', async () => {
    answer = () => new Response('', { status: 502 })
    open()
    await screen.findByText('Loading failed')
    answer = () => Response.json({ success: true, value: help })
    fireEvent.click(button('Try again'))
    expect(await screen.findByText('Deposits')).toBeTruthy()
  })

  it('ERR-47 texts that are there stay when asking for them again fails', async () => {
    const { client } = open()
    await screen.findByText('Deposits')
    answer = () => new Response('', { status: 502 })
    await act(() => client.refetchQueries({ queryKey: ['getHelpCenter'] }))
    expect(asked.length).toBeGreaterThan(1)
    expect(screen.queryByText('Loading failed')).toBeNull()
    expect(screen.getByText('Deposits')).toBeTruthy()
  })

  it('HELP-01, GAP-171 leads on where there is no text, to the form and the help line', async () => {
    answer = () => Response.json({ success: true, value: { list: [] } })
    open()
    await screen.findByText('No help texts yet')
    const more = within(screen.getByText('Still have a question?').closest('section') ?? document.body)
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/feedback',
      'https://www.gamblersanonymous.org/',
    ])
  })
})
