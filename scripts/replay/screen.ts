import type { Locator, Page } from '@playwright/test'
import type { MerchantCode } from '#mock/data/accounts.ts'
import type { Words } from './words.ts'

/** What a journey does on a screen, in any language: names are English and looked up. */
export interface Screen {
  page: Page
  merchant: MerchantCode
  role: (role: Parameters<Page['getByRole']>[0], english: string) => Locator
  /** What says exactly this. */
  text: (english: string) => Locator
  /** Presses the first button of this name. */
  press: (english: string) => Promise<void>
  /** Fills inputs by their names. */
  fill: (values: Readonly<Record<string, string>>) => Promise<void>
  /** Presses what sends the form. */
  submit: () => Promise<void>
}

/** Longer than this no step of a journey may take, in milliseconds. */
export const STEP_MS = 10_000

export function screenOf(page: Page, words: Words, merchant: MerchantCode): Screen {
  const role: Screen['role'] = (name, english) => page.getByRole(name, { name: words.pattern(english) })
  return {
    page,
    merchant,
    role,
    text: (english) => page.getByText(words.pattern(english)),
    press: (english) => role('button', english).first().click(),
    async fill(values) {
      for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value)
    },
    submit: () => page.locator('main form button[type="submit"]').click(),
  }
}
