// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { useWholeList } from './use-whole-list.ts'

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

const error = new GatewayFailure({ operation: 'listBetRecords', code: 'NETWORK_UNREACHABLE' })
const failed = (isFirstThere: boolean) => ({
  data: isFirstThere ? { rows: ['bet'], pages: [{ totalPages: 2 }] } : undefined,
  error,
  hasNextPage: isFirstThere,
  isFetching: false,
  refetch: vi.fn<() => void>(),
  fetchNextPage: vi.fn<() => void>(),
})

it('ERR-47 goes on with a page that failed without a connection as soon as there is one', () => {
  const query = failed(true)
  const { result } = renderHook(() => useWholeList(query))
  act(() => onlineManager.setOnline(false))
  expect([result.current.rows, result.current.error]).toEqual([undefined, error])
  expect(query.fetchNextPage).not.toHaveBeenCalled()
  act(() => onlineManager.setOnline(true))
  expect(query.fetchNextPage).toHaveBeenCalledOnce()
})

it('leaves a first page that failed to the query library', () => {
  const query = failed(false)
  renderHook(() => useWholeList(query))
  act(() => onlineManager.setOnline(false))
  act(() => onlineManager.setOnline(true))
  expect(query.refetch).not.toHaveBeenCalled()
  expect(query.fetchNextPage).not.toHaveBeenCalled()
})
