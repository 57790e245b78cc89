// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { SiteInfo } from '#src/api/generated/types.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { ShareLink } from './ShareLink.tsx'

const show = (referralPromo?: NonNullable<SiteInfo['resources']>['referralPromo']) =>
  renderSite(<ShareLink className="">Share</ShareLink>, {
    info: { resources: { links: [], ...(referralPromo && { referralPromo }) } },
  })

afterEach(() => {
  cleanup()
  endSession()
})

it('BOOT-25, GAP-91, SHELL-86, SHELL-87 shares where the site status has the referral programme enabled', () => {
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  show({ enabled: true })
  expect(screen.getByRole('link', { name: 'Share' }).getAttribute('href')).toBe('/m/inviteFriends')
})

it.each([undefined, { enabled: false }])(
  'BOOT-25, GAP-91 only says that it is to come where the programme is %j',
  (promo) => {
    startSession({ token: 't', userName: 'ravi88', type: 0 })
    show(promo)
    expect(screen.queryByRole('link')).toBeNull()
    screen.getByRole('button', { name: 'Share' })
  },
)
