// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useLocation, useNavigate, MemoryRouter, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteBackSwipe } from '#src/core/routing/last-swipe.ts'
import { PageFade } from './PageFade.tsx'
import styles from './PageFade.module.css'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it.each([
  { how: 'a swipe back', swiped: true, way: -1 as const, fades: false },
  { how: 'the back button', swiped: false, way: -1 as const, fades: true },
  { how: 'a link tapped after a swipe', swiped: true, way: '/m/help' as const, fades: true },
])('SHELL-42, SHELL-43 a page reached by $how fades: $fades', ({ swiped, way, fades }) => {
  let navigate: NavigateFunction = () => undefined
  function Pages() {
    navigate = useNavigate()
    return <PageFade key={useLocation().pathname}>page</PageFade>
  }
  render(
    <MemoryRouter initialEntries={['/m/home', '/m/activity']}>
      <Pages />
    </MemoryRouter>,
  )
  noteBackSwipe()
  // One of earlier counts no more.
  if (!swiped) vi.advanceTimersByTime(10_000)
  act(() => void (typeof way === 'number' ? navigate(way) : navigate(way)))
  const fading = () => screen.getByRole('main').classList.contains(styles.fade ?? '')
  expect(fading()).toBe(fades)
  // Another tab of the page is not another page.
  act(() => void navigate('?tab=RNG', { replace: true }))
  expect(fading()).toBe(fades)
})
