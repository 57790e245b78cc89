// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useIntl } from 'react-intl'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { getLanguage, showLanguage, pageWords } from './language-store.ts'
import { LanguageProvider } from './LanguageProvider.tsx'

function Word() {
  return useIntl().formatMessage(commonMessages.ok)
}

const show = (language: 'UR' | 'HI' | 'AR' | 'TW') => act(() => showLanguage(language))
const shown = () => [getLanguage(), document.documentElement.lang, document.documentElement.dir]

it('GAP-56 shows a language with its tag and its direction', async () => {
  render(<LanguageProvider>{null}</LanguageProvider>)
  await show('UR')
  expect(shown()).toEqual(['UR', 'ur', 'rtl'])
  await show('HI')
  expect(shown()).toEqual(['HI', 'hi', 'ltr'])
})

it('I18N-01, GAP-55 every language of the table can be shown, its words loaded on demand', async () => {
  const { container } = render(
    <LanguageProvider>
      <Word />
    </LanguageProvider>,
  )
  await show('AR')
  expect(shown()).toEqual(['AR', 'ar', 'rtl'])
  expect(container.textContent).toBe('حسنًا')
  await show('TW')
  expect(shown()).toEqual(['TW', 'zh-Hant', 'ltr'])
})

it('adds the words of other pages without drawing what stands again', async () => {
  await show('UR')
  const drawn = vi.fn<() => void>()
  const Counted = () => {
    drawn()
    return useIntl().formatMessage(commonMessages.ok)
  }
  const page = (late: boolean) => (
    <LanguageProvider>
      <Counted />
      {late ? <Word /> : null}
    </LanguageProvider>
  )
  const { container, rerender } = render(page(false))
  drawn.mockClear()
  await act(() => pageWords())
  expect(drawn).not.toHaveBeenCalled()
  rerender(page(true))
  expect(container.textContent).toMatch(/ٹھیک/)
})
