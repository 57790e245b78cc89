// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listAffiliateUrlsQuery } from '#src/api/generated/agent-lists.ts'
import type { AffiliateUrlPage } from '#src/api/generated/types.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { readQr } from '../../../tests/support/read-qr.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { InviteSheet } from './InviteSheet.tsx'
import { BottomMenu } from './BottomMenu.tsx'

const url = 'https://www.house.example/m/register?affiliateCode=RAVI21'
const page: AffiliateUrlPage = {
  links: [
    {
      linkId: 'L1',
      url,
      code: 'RAVI21',
      domain: 'www.house.example',
      accountType: 0,
      rebates: [],
      visits: 1,
      registrations: 0,
      firstDeposits: 0,
      createdAt: '2026-05-30T13:09:22Z',
    },
  ],
  domains: ['www.house.example'],
  maxLinks: 1,
  invitedMembers: 0,
  earnedReward: '0.00',
  pageNum: 1,
  totalPages: 1,
  totalCount: 1,
}

function open(type: number | undefined, own: AffiliateUrlPage['links'] = page.links) {
  if (type !== undefined) startSession({ token: 't', userName: 'ravi88', type })
  renderSite(<InviteSheet open onClose={() => undefined} />, {
    info: { resources: { links: [], referralPromo: { enabled: true } } },
    answer: (client) => client.setQueryData(listAffiliateUrlsQuery().queryKey, { ...page, links: own }),
  })
}

afterEach(() => {
  cleanup()
  endSession()
  window.localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the referral dialog', () => {
  it('SHELL-72, AGENT-10 opens from the bottom menu', async () => {
    renderSite(<BottomMenu />)
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByRole('dialog', { name: 'Invite friends' })).toBeDefined()
    expect(screen.getByText('Log in to get your own invitation link.')).toBeDefined()
  })

  it('GAP-15, NAMED-05 shows link, code and QR code of a member, copies them, and leads on by the share rule', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { ...window.navigator, clipboard: { writeText } })
    open(0)
    await waitFor(() => expect(screen.getByLabelText('Your link')).toHaveProperty('value', url))
    expect(screen.getByLabelText('Your code')).toHaveProperty('value', 'RAVI21')
    expect(readQr(screen.getByRole('img', { name: /QR code/ }))).toBe(url)
    const [copyLink] = screen.getAllByRole('button', { name: 'Copy' })
    if (copyLink) fireEvent.click(copyLink)
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url)
    expect((await screen.findByRole('button', { name: 'Copied' })).textContent).toBe('Copied')
    expect(screen.getByRole('link', { name: 'More ways to invite' }).getAttribute('href')).toBe('/m/inviteFriends')
  })

  it('GAP-15, SHELL-85 leads an agent to the registration of agents, also without a link', async () => {
    open(1, [])
    expect(await screen.findByText('You have no invitation link yet.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'More ways to invite' }).getAttribute('href')).toBe('/m/agentRegister')
  })

  it('GAP-68 leads a visitor through the login to the page of invitations', () => {
    open(undefined)
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      `/m/login?from=${encodeURIComponent('/m/inviteFriends')}`,
    )
  })

  it('asks a trial account to register: it has no link', () => {
    open(4)
    expect(screen.getByRole('link', { name: 'Register now' }).getAttribute('href')).toBe('/m/register')
  })
})
