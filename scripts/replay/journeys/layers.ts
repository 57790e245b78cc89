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

/** Waits for the question whether one is sure: what shows after it counts as a reaction to the call. */
export const asked = ({ page }: Screen): Promise<void> => page.getByRole('alertdialog').waitFor()

/** Presses what asks whether one is sure, and waits for the question. */
export const askBy =
  (english: string) =>
  async (screen: Screen): Promise<void> => {
    await screen.press(english)
    await asked(screen)
  }
