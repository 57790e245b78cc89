// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { runtime } from '#mock/state/runtime.ts'
import { controlOf } from '../control.ts'
import { listed } from './operations.ts'
import { Source } from './Source.tsx'
import { useStubbed } from './use-stubbed.ts'

const control = controlOf('stub')
const failed = vi.fn<(error: unknown) => void>()
const addFavorite = listed.find(({ id }) => id === 'addFavorite') ?? expect.unreachable()

function Panel() {
  const { stubbed, assign } = useStubbed(control, failed)
  return stubbed ? <Source operation={addFavorite} stubbed={stubbed} onAssign={assign} /> : 'no backend'
}

const source = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

beforeEach(() => {
  runtime.backend = { url: 'https://gw.example', stubbed: new Set(['addFavorite']) }
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) =>
    controlResponse(method, path, body ?? ''),
  )
})
afterEach(() => {
  cleanup()
  runtime.backend = undefined
  vi.unstubAllGlobals()
})

it('says who answers an operation and switches it, or all of its tag', async () => {
  render(<Panel />)
  expect((await source('The stub answers')).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'The stub for all of favorites' }))
  const ofTag = listed.filter(({ tag }) => tag === 'favorites').map(({ id }) => id)
  await vi.waitFor(() => expect([...(runtime.backend?.stubbed ?? [])].toSorted()).toEqual(ofTag.toSorted()))
  fireEvent.click(await source('The backend answers'))
  await vi.waitFor(() => expect(runtime.backend?.stubbed.has('addFavorite')).toBe(false))
  await vi.waitFor(async () => expect((await source('The backend answers')).checked).toBe(true))
  expect(runtime.backend?.stubbed.size).toBe(ofTag.length - 1)
  expect(failed).not.toHaveBeenCalled()
})

it('is not there without a backend', async () => {
  runtime.backend = undefined
  render(<Panel />)
  expect(await screen.findByText('no backend')).toBeTruthy()
  await expect(control.setStubbed(['addFavorite'])).rejects.toThrow('The stub answers everything')
})
