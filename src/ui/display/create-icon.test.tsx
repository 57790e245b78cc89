// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import House from 'lucide-react/icons/house'
import { afterEach, describe, expect, it } from 'vitest'
import { createIcon } from './create-icon.ts'

afterEach(cleanup)

const node = [
  ['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8' }],
  [
    'path',
    {
      d: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
    },
  ],
] as const

describe('the factory of icons in builds', () => {
  it('draws what the library draws', () => {
    const Own = createIcon({ size: 24, node })
    const props = { 'aria-hidden': true, focusable: false, size: 20, strokeWidth: 1.75, className: 'a' } as const
    const { container } = render(
      <>
        <House {...props} />
        <Own {...props} />
      </>,
    )
    const [theirs, ours] = container.children
    theirs?.setAttribute('class', 'a')
    expect(ours?.isEqualNode(theirs ?? null)).toBe(true)
  })
})
