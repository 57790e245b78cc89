// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showLanguage } from '#src/core/i18n/language-store.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { TermsSheet } from './TermsSheet.tsx'

const OWN_RULE = 'You open one account only, for yourself, and keep its password secret.'

afterEach(cleanup)

describe('the terms of a registration (REG-06)', () => {
  it('REG-06 GAP-97 begin with what the operator has written, cleaned', async () => {
    const agreement = '<p>House rule <a href="/m/help?tag=terms">seven</a><img src="x" onerror="alert(1)"></p>'
    renderSite(<TermsSheet open onClose={() => undefined} />, { info: { resources: { links: [], agreement } } })
    expect((await screen.findByRole('link', { name: 'seven' })).getAttribute('href')).toBe('/m/help?tag=terms')
    expect(document.querySelector('[onerror]')).toBeNull()
    expect(screen.getByText(OWN_RULE)).toBeTruthy()
  })

  it('REG-06 HOME-20 speak the language of the site where the operator has written in it', async () => {
    const resources = { links: [], agreement: '<p>in English</p>', agreementByLanguage: { BN: '<p>বাংলায়</p>' } }
    renderSite(<TermsSheet open onClose={() => undefined} />, { info: { resources } })
    expect(await screen.findByText('in English')).toBeTruthy()
    await act(() => showLanguage('BN'))
    expect(await screen.findByText('বাংলায়')).toBeTruthy()
    await act(() => showLanguage('EN'))
  })

  it('REG-06 say in plain words what holds everywhere where the operator has written nothing', () => {
    renderSite(<TermsSheet open onClose={() => undefined} />)
    expect(screen.getByText(OWN_RULE)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('REG-06 name the brand, its age and its licence', () => {
    renderSite(<TermsSheet open onClose={() => undefined} />)
    screen.getByRole('heading', { name: 'Terms of Lanternhouse' })
    screen.getByText(/^You are at least 18 years old\./)
    const licence = 'Lanternhouse is licensed by the Sample Gaming Authority, licence 0000/000.'
    expect(screen.getByText(licence)).toBeTruthy()
  })
})
