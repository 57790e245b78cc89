import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import { failedLoading } from './usual.ts'

const ofMember = {
  at: paths.playLimits,
  as: 'ravi88',
  merchants: { only: ['bdtdemo'], reason: 'the others do not offer limits of one’s own' },
} as const

/** Deposit limits and breaks of a member. */
export const limits = {
  getPlayLimits: { ...ofMember, usual: failedLoading },
  setPlayLimits: {
    ...ofMember,
    // The form stays open over what it could not save.
    ready: async ({ page, press }) => {
      const amount = page.locator('[role="dialog"] [name="amount"]')
      if (!(await amount.isVisible())) await press('Set a limit')
      await amount.waitFor()
    },
    act: async ({ page, fill }) => {
      await fill({ amount: '2500' })
      await page.locator('[role="dialog"] form button[type="submit"]').click()
    },
    usual: 'form',
  },
} satisfies Journeys<'getPlayLimits' | 'setPlayLimits'>
