import { expect, type Locator, type Page } from '@playwright/test'

interface StubLog {
  captchas: { answer: string }[]
}

/** What the stub has sent so far. */
export async function stubLog(stubUrl: string): Promise<StubLog> {
  const answer = await fetch(`${stubUrl}/__mock/log`)
  return (await answer.json()) as StubLog
}

/** A field by its name in the payload. */
export const box = (page: Page, name: string): Locator => page.locator(`input[name="${name}"]`)

/** Fills fields by their names in the payload. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await box(page, name).fill(value)
}

/** Types what the picture shows, once it is there. */
export async function answerCaptcha(page: Page, stubUrl: string): Promise<void> {
  await expect(page.locator('form img[src^="data:"]')).toBeVisible()
  await fill(page, { captcha: (await stubLog(stubUrl)).captchas.at(-1)?.answer ?? '' })
}
