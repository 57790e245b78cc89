// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import type { CategoryCode } from './category.ts'
import { categoryNames } from './category-messages.ts'
import { CategoryPod } from './CategoryPod.tsx'

const codes = Object.keys(categoryNames) as CategoryCode[]

afterEach(cleanup)

it('draws the categories that a menu begins with at once, and every other one a little later', async () => {
  renderSite(
    codes.map((code) => (
      <button type="button" key={code}>
        <CategoryPod code={code} />
      </button>
    )),
    { path: '/m/home' },
  )
  const drawn = () => codes.filter((_, at) => screen.getAllByRole('button')[at]?.querySelector('svg'))
  expect(drawn()).toEqual(['HOT', 'FAV', 'RNG', 'LIVE'])
  await waitFor(() => expect(drawn()).toEqual(codes))
})
