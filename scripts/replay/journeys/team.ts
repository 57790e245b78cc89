import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import type { Screen } from '../screen.ts'
import { failedLoading, leftUnknown, moneyOutcomes, under } from './usual.ts'

const MEMBER = 'rakib_dhk'
const team = (query = '') => `${paths.teamManagement}?name=${MEMBER}${query}`
const openMember = ({ page }: Screen) => page.getByRole('button', { name: MEMBER }).click()

/** What an agent does with the team. */
export const teamJourneys = {
  listSubordinates: { at: paths.teamManagement, as: 'agent01', usual: failedLoading },
  listDownlines: { at: `${paths.teamManagement}?scope=all`, as: 'agent01', usual: failedLoading },
  updateRebates: {
    at: team(),
    as: 'agent01',
    prepare: async (screen) => {
      const { press, fill } = screen
      await openMember(screen)
      await press('Rebates')
      await fill({ rate_RNG: '0.5' })
    },
    act: ({ press }) => press('Save rebates'),
    usual: 'form',
    own: {
      // A member who is gone takes the form along.
      USER_UNKNOWN_OR_DISABLED: { at: 'toast' },
      REBATE_OUT_OF_RANGE: under('rate_RNG'),
    },
  },
  transferDownline: {
    at: team(),
    as: 'agent01',
    ...leftUnknown,
    prepare: async (screen) => {
      await openMember(screen)
      await screen.press('Send money')
    },
    act: async ({ press, fill }) => {
      await fill({ amount: '600' })
      await press('Continue')
      await press('Send now')
    },
    usual: 'form',
    own: {
      ...moneyOutcomes,
      INSUFFICIENT_BALANCE: under('amount'),
      AMOUNT_OUT_OF_LIMITS: under('amount', 'Enter an amount from {min} to {max}.'),
    },
  },
  transferMultipleDownline: {
    at: team(),
    as: 'agent01',
    ...leftUnknown,
    prepare: async ({ page, press, fill }) => {
      await press('Select')
      await page.getByRole('checkbox', { name: MEMBER }).check()
      await press('Send money')
      await fill({ same: '600' })
      await press('Continue')
    },
    act: ({ press }) => press('Send now'),
    usual: 'form',
    own: moneyOutcomes,
  },
} satisfies Journeys<
  'listSubordinates' | 'listDownlines' | 'updateRebates' | 'transferDownline' | 'transferMultipleDownline'
>
