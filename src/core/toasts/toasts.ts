import type { MessageDescriptor, PrimitiveType } from 'react-intl'
import { create } from 'zustand'

/**
 * How long a toast stands, in milliseconds; each use of the sources has its own name (GAP-35). What no row times is
 * `long`: somebody has to find it and read it.
 */
export const TOAST_MS = {
  /** CONST-04 */
  success: 1_000,
  /** CONST-06 */
  standard: 1_500,
  /** CONST-06, SHELL-86 */
  comingSoon: 1_500,
  /** CONST-08, SESSION-25 */
  offline: 2_000,
  /** CONST-07 */
  long: 8_000,
  /** CONST-07: a loading toast ends with the answer; this bound is never reached (GAP-169). */
  loading: 9_999_000,
  /** CONST-01, CONST-03 */
  loadingBrief: 10_000,
} as const

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading'

/** One toast below the header; a new one takes the place of the one before. */
export interface ToastRequest {
  id: number
  kind: ToastKind
  text: MessageDescriptor
  values?: Record<string, PrimitiveType>
  durationMs: number
}

/** A question or a message that waits for an answer. */
export interface DialogRequest {
  title: MessageDescriptor
  text?: MessageDescriptor
  values?: Record<string, PrimitiveType>
  /** Left out: the dialog can only be acknowledged. */
  cancel?: MessageDescriptor
  submit: MessageDescriptor
}

interface ToastState {
  toast: ToastRequest | undefined
  dialogs: (DialogRequest & { answer: (submitted: boolean) => void })[]
}

const store = create<ToastState>(() => ({ toast: undefined, dialogs: [] }))
let lastId = 0

export const useToasts = () => store()

/** Shows a toast and returns the way to take it away before its time. */
export function showToast(toast: Omit<ToastRequest, 'id'>): () => void {
  lastId += 1
  const id = lastId
  store.setState({ toast: { ...toast, id } })
  return () => hideToast(id)
}

/** Takes a toast away if it is still the one that is shown. */
export function hideToast(id: number): void {
  if (store.getState().toast?.id === id) store.setState({ toast: undefined })
}

/**
 * Asks and resolves with whether the answer was yes; dialogs wait for one another.
 *
 * @param signal takes the dialog away, as a no
 */
export function ask(request: DialogRequest, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (submitted: boolean) => {
      store.setState((state) => ({ dialogs: state.dialogs.filter((dialog) => dialog.answer !== answer) }))
      resolve(submitted)
    }
    signal?.addEventListener('abort', () => answer(false))
    store.setState((state) => ({ dialogs: [...state.dialogs, { ...request, answer }] }))
  })
}
