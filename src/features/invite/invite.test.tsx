// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { getSystemStatusQuery } from '#src/api/generated/first-screen.ts'
import { siteStatus } from '../../../tests/support/render-site.tsx'
import { leavePage, openPage, whereabouts } from '../../../tests/support/member-page.tsx'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { readQr } from '../../../tests/support/read-qr.ts'
import { said } from '../../../tests/support/page.tsx'
import { InvitePage } from './InvitePage.tsx'

beforeEach(resetRuntime)
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
  return leavePage()
})

const open = () => openPage(<InvitePage />, '/m/inviteFriends')
const letShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
const example = (name: string) => ({ prefer: { listAffiliateUrls: `code=200, example=${name}` } })

describe('the page for inviting friends', () => {
  it('NAMED-05 SHELL-14 BOOT-05 shows link, code and QR code, what they brought, and the rules', async () => {
    startStubGateway(example('member'))
    await signInOnStub('ravi88')
    await open()
    const link = await screen.findByLabelText('Your link')
    expect(link).toHaveProperty('value', 'https://www.lanternhouse.example/m/register?affiliateCode=NUSRAT21')
    expect(screen.getByLabelText('Your code')).toHaveProperty('value', 'NUSRAT21')
    expect(readQr(screen.getByRole('img', { name: 'Your link as a QR code' }))).toBe(link.getAttribute('value'))
    const figures = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    )
    expect(screen.getByText('Earned so far').nextElementSibling?.textContent).toBe('৳ 600.00')
    expect(figures).toEqual({
      'Friends who registered': '3',
      'Visits through your link': '17',
      'Friends who deposited': '2',
    })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Telegram',
      'Facebook',
      'WhatsApp',
      '1Send your link or your code to a friend.',
      '2Your friend registers with it and makes a first deposit.',
      '3Your reward is paid into your wallet, and your friend is counted above.',
      'Your own accounts do not count, nor do accounts from the same household or device.',
      'Invite only people aged 18 or over.',
      'See the promotions for amounts and conditions',
    ])
  })

  it('NAMED-05 shares by the sheet of the phone, and says only when that failed', async () => {
    startStubGateway(example('member'))
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined)
    letShare(share)
    await signInOnStub('ravi88')
    await open()
    const button = await screen.findByRole('button', { name: 'Share' })
    await screen.findByLabelText('Your link')
    fireEvent.click(button)
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Lanternhouse',
      text: 'Ravi_88 invites you to Lanternhouse',
      url: 'https://www.lanternhouse.example/m/register?affiliateCode=NUSRAT21',
    })
    share.mockRejectedValue(new DOMException('closed', 'AbortError'))
    fireEvent.click(button)
    await act(async () => undefined)
    expect(said).toEqual([])
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    fireEvent.click(button)
    await waitFor(() => expect(said).toEqual(['site.invite.shareFailed']))
  })

  it('NAMED-05 copies the link where the browser cannot share', async () => {
    startStubGateway(example('member'))
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await signInOnStub('ravi88')
    await open()
    const button = await screen.findByRole('button', { name: 'Copy link' })
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    fireEvent.click(button)
    await waitFor(() => expect(button.textContent).toBe('Copied'))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      'https://www.lanternhouse.example/m/register?affiliateCode=NUSRAT21',
    )
  })

  it('NAMED-05 SHELL-82 shares by the apps that the merchant has configured', async () => {
    startStubGateway(example('member'))
    await signInOnStub('ravi88')
    const { client } = await open()
    await screen.findByLabelText('Your link')
    const links = [
      { resourceType: 'ZALO', url: 'https://zalo.example/lantern', labelNameEn: 'Zalo' },
      { resourceType: 'TELEGRAM', url: 'https://t.me/lantern', labelNameEn: 'Telegram' },
    ] as const
    const status = siteStatus({ resources: { links: [...links], referralPromo: { enabled: true } } })
    act(() => client.setQueryData(getSystemStatusQuery().queryKey, status))
    const apps = () => within(screen.getByRole('list', { name: 'Share by app' })).getAllByRole('link')
    await waitFor(() => expect(apps().map(({ textContent }) => textContent)).toEqual(['Telegram']))
    const shared = new URL(apps()[0]?.getAttribute('href') ?? '')
    expect(shared.origin + shared.pathname).toBe('https://t.me/share/url')
    expect(shared.searchParams.get('url')).toContain('affiliateCode=NUSRAT21')
    expect(shared.searchParams.get('text')).toBe('Ravi_88 invites you to Lanternhouse')
  })

  it.each([1, 2, 41, 42])('SHELL-85 CONST-42 leads an agent of type %i to their own page', async (type) => {
    startStubGateway()
    await signInOnStub('ravi88', type)
    await open()
    expect(whereabouts()).toBe('/m/agentRegister')
  })

  it('SHELL-86 BOOT-25 GAP-91 says that it opens soon where there is no referral programme', async () => {
    const gateway = startStubGateway()
    await signInOnStub('ravi88')
    const { client } = await open()
    act(() => client.setQueryData(getSystemStatusQuery().queryKey, siteStatus()))
    await screen.findByRole('heading', { name: 'Inviting friends is coming soon' })
    expect(screen.queryByLabelText('Your link')).toBeNull()
    expect(gateway.asked.filter(({ operation }) => operation === 'createAffiliateUrl')).toEqual([])
  })

  it('SESSION-08 asks a trial account to register', async () => {
    const gateway = startStubGateway()
    await signInOnStub('ravi88', 4)
    await open()
    expect(screen.getByRole('link', { name: 'Register now' }).getAttribute('href')).toBe('/m/register')
    expect(gateway.asked.filter(({ operation }) => operation === 'listAffiliateUrls')).toEqual([])
  })

  it('NAMED-05 offers customer service to a member without a link', async () => {
    startStubGateway(example('empty'))
    await signInOnStub('ravi88')
    await open()
    await screen.findByRole('heading', { name: 'You have no invitation link yet.' })
    expect(screen.getByText('Customer service')).toBeDefined()
  })

  it('NAMED-05 says that it could not be loaded, and tries again', async () => {
    startStubGateway({ prefer: { listAffiliateUrls: 'code=400, example=REQUEST_INVALID' } })
    await signInOnStub('ravi88')
    await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    startStubGateway()
    fireEvent.click(retry)
    expect(await screen.findByLabelText('Your link')).toBeDefined()
  })
})
