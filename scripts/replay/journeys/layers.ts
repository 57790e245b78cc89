import type { Screen } from '../screen.ts'

/** Says yes to the question that stands open. */
export const confirm = ({ page }: Screen): Promise<void> => page.locator('[role="alertdialog"] button').last().click()

/** Closes what stands over the page, if anything does. */
export async function closeLayers({ page }: Screen): Promise<void> {
  const layer = page.locator('[role="dialog"]').last()
  if (!(await layer.isVisible())) return
  await page.keyboard.press('Escape')
  await layer.waitFor({ state: 'hidden' })
}

/** Presses what asks whether one is sure, and waits for the question. */
export const askBy =
  (english: string) =>
  async ({ press, page }: Screen): Promise<void> => {
    await press(english)
    await page.getByRole('alertdialog').waitFor()
  }
