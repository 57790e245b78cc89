// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { latePart } from './late-part.ts'

afterEach(cleanup)

const page = (load: () => Promise<ComponentType>) => {
  const Part = latePart(load)
  return (
    <Suspense fallback="waiting">
      <p>page</p>
      <Part />
    </Suspense>
  )
}

describe('a part that may come late', () => {
  it('shows when its code has come', async () => {
    render(page(async () => () => <p>part</p>))
    expect(await screen.findByText('part')).toBeTruthy()
  })
  it('leaves the page whole when its code does not come', async () => {
    render(page(() => Promise.reject(new TypeError('Failed to fetch'))))
    expect(await screen.findByText('page')).toBeTruthy()
    expect(screen.queryByText('waiting')).toBeNull()
  })
})
