// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FocusedTitle } from '#src/ui/display/FocusedTitle.tsx'
import { catchFocus } from './catch-focus.ts'

let end = () => {}
beforeEach(() => {
  end = catchFocus()
})
afterEach(() => {
  end()
  cleanup()
})

/** A button that takes another's place with what comes after it. */
function Swap({ before, after }: { before: (swap: () => void) => ReactNode; after: ReactNode }) {
  const [isSwapped, setSwapped] = useState(false)
  return isSwapped ? after : before(() => setSwapped(true))
}

const button = (onClick: () => void) => (
  <button type="button" onClick={onClick}>
    Retry
  </button>
)

async function press() {
  const control = screen.getByRole('button', { name: 'Retry' })
  control.focus()
  fireEvent.click(control)
  await settled()
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const focused = () => document.activeElement

describe('a control that is pressed and leaves', () => {
  it('GAP-132 hands the focus to what stands around it, and so does what comes in its place', async () => {
    render(
      <main>
        <section aria-label="List">
          <Swap before={(swap) => <p>{button(swap)}</p>} after={<Swap before={button} after="There" />} />
        </section>
      </main>,
    )
    await press()
    expect(focused()).toBe(screen.getByRole('region'))
    await press()
    expect(focused()).toBe(screen.getByRole('region'))
    expect(screen.getByRole('region').getAttribute('tabindex')).toBe('-1')
  })

  it('GAP-132 leaves the focus in the layer that it was in', async () => {
    render(
      <div role="dialog" aria-modal="true">
        <Swap before={button} after="There" />
      </div>,
    )
    await press()
    expect(focused()).toBe(screen.getByRole('dialog'))
  })

  it('GAP-132 leaves a place in the order of Tab that is there already', async () => {
    render(
      <main>
        <div role="tabpanel" tabIndex={0}>
          <Swap before={button} after="There" />
        </div>
      </main>,
    )
    await press()
    expect(focused()).toBe(screen.getByRole('tabpanel'))
    expect(screen.getByRole('tabpanel').tabIndex).toBe(0)
  })

  it('GAP-132 gives way to what takes the focus itself', async () => {
    const after = <FocusedTitle level="h2">Thanks</FocusedTitle>
    render(
      <main>
        <Swap before={button} after={after} />
      </main>,
    )
    await press()
    expect(focused()).toBe(screen.getByRole('heading'))
  })
})

describe('the focus stays nowhere', () => {
  it('GAP-132 where the whole page leaves: another one begins at its top', async () => {
    render(<Swap before={(swap) => <main>{button(swap)}</main>} after={<main key="next">There</main>} />)
    await press()
    expect(focused()).toBe(document.body)
  })

  it('GAP-132 where it was given up before', async () => {
    const { rerender } = render(<main>{button(() => undefined)}</main>)
    await press()
    screen.getByRole('button').blur()
    await settled()
    rerender(<main>There</main>)
    await settled()
    expect(focused()).toBe(document.body)
  })
})
