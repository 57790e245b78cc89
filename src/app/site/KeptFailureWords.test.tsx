// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LanguageProvider } from '#src/core/i18n/LanguageProvider.tsx'
import { showLanguage, pageWords } from '#src/core/i18n/language-store.ts'
import { failureWordsItem } from '#src/core/storage/late-items.ts'
import { KeptFailureWords } from './KeptFailureWords.tsx'

afterEach(async () => {
  cleanup()
  await act(() => showLanguage('EN'))
  failureWordsItem.remove()
})

it('ERR-48 what a failed start says is kept in the language of the page', async () => {
  await pageWords()
  render(
    <LanguageProvider>
      <KeptFailureWords />
    </LanguageProvider>,
  )
  expect(failureWordsItem.read()).toMatchObject({ tag: 'en', retry: 'Try again' })
  await act(() => showLanguage('TY'))
  await waitFor(() => expect(failureWordsItem.read()).toMatchObject({ tag: 'th', retry: 'ลองอีกครั้ง' }))
})
