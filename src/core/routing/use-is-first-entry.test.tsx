// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useIsFirstEntry } from './use-is-first-entry.ts'

it('GAP-09 the first entry stays the first when a login has replaced it, and no page behind it is', () => {
  const { result } = renderHook(() => ({ isFirst: useIsFirstEntry(), navigate: useNavigate() }), {
    wrapper: BrowserRouter,
  })
  expect(result.current.isFirst()).toBe(true)
  act(() => void result.current.navigate('/m/login', { replace: true }))
  expect(result.current.isFirst()).toBe(true)
  act(() => void result.current.navigate('/m/home'))
  expect(result.current.isFirst()).toBe(false)
  act(() => void result.current.navigate('/m/vip', { replace: true }))
  expect(result.current.isFirst()).toBe(false)
})
