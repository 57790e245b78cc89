/** Item counts above which the menu is parted once more; each is full rows of three (SHELL-84). */
const DIVIDER_STEPS = [3, 6, 9, 12] as const

export type DividerStep = (typeof DIVIDER_STEPS)[number]

/**
 * The dividers of a menu: one after the third item when there are more than three, and so on. Every visible item
 * counts: entries, social links and sign-out (GAP-29).
 */
export function dividersFor(itemCount: number): readonly DividerStep[] {
  return DIVIDER_STEPS.filter((step) => itemCount > step)
}
