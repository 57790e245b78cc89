// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useCheckUsername } from '#src/api/generated/verification.ts'
import type { SiteStatus } from '#src/api/generated/types.ts'
import { configureGateway } from '#src/api/settings.ts'
import { loadSiteStatus } from '#src/core/site/site-status.ts'
import { siteStatus } from '../../../tests/support/render-site.tsx'
import { createQueryClient } from '../query-client.ts'
import { SiteGate } from './SiteGate.tsx'

const success = (value: SiteStatus) => Response.json({ success: true, value })

afterEach(() => {
  cleanup()
  configureGateway({})
  window.localStorage.clear()
})

/** A part of the open site that asks something when it is tapped. */
function Part() {
  const { refetch } = useCheckUsername({ query: { username: 'nusrat' } }, { enabled: false })
  return (
    <button type="button" onClick={() => void refetch()}>
      Ask
    </button>
  )
}

it.each([
  ['REGION_RESTRICTED', 451, { regionRestriction: true }, 'Not available where you are'],
  ['SITE_MAINTENANCE', 503, { maintenance: true }, 'We will be right back'],
])(
  'ERR-44 ERR-45 %s on any call asks for the status, and its screen takes the place of the site until it is open again',
  async (code, status, closed, heading) => {
    let current: SiteStatus = siteStatus()
    configureGateway({
      retryBaseMs: 1,
      fetch: async (request) =>
        request.url.includes('/wps/system/status')
          ? success(current)
          : Response.json({ success: false, code, message: '' }, { status }),
    })
    const client = createQueryClient()
    await loadSiteStatus(client)
    render(
      <QueryClientProvider client={client}>
        <IntlProvider locale="en" onError={() => {}}>
          <MemoryRouter>
            <SiteGate>
              <Part />
            </SiteGate>
          </MemoryRouter>
        </IntlProvider>
      </QueryClientProvider>,
    )
    current = { ...siteStatus(), location: { ip: '198.51.100.23', countryCode: 'BD' }, ...closed }
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('heading', { name: heading })
    expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull()
    expect(document.body.textContent.includes('198.51.100.23')).toBe(code === 'REGION_RESTRICTED')

    current = siteStatus()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Ask' })
  },
)
