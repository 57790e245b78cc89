// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tappedParts } from '#src/ui/loading/late-part.ts'
import { useLazyLayer, type LazyLayerProps } from './use-lazy-layer.ts'

const Menu = ({ open }: LazyLayerProps) => (open ? <nav /> : null)

it.each([
  ['has come', true],
  ['has failed', false],
])('HOME-33 keeps what opens by itself away until the code of a tapped layer %s', async (_how, comes) => {
  let settle = () => undefined
  const code = new Promise<typeof Menu>((resolve, reject) => {
    settle = () => void (comes ? resolve(Menu) : reject(new Error('offline')))
  })
  const { result } = renderHook(() => useLazyLayer(() => code))
  expect(tappedParts.size).toBe(0)
  act(() => result.current.show())
  expect(tappedParts.size).toBe(1)
  settle()
  await waitFor(() => expect(tappedParts.size).toBe(0))
  await waitFor(() => expect(result.current.open).toBe(comes))
})
