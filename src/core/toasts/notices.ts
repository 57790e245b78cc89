import type { MessageDescriptor, PrimitiveType } from 'react-intl'
import { create } from 'zustand'

/**
 * How long a notice stands, in milliseconds; each use of the sources has its own name (GAP-35). What no row times is
 * `long`: somebody has to find it and read it.
 */
export const NOTICE_MS = {
  /** CONST-04 */
  success: 1_000,
  /** CONST-06 */
  standard: 1_500,
  /** CONST-06, SHELL-86 */
  comingSoon: 1_500,
  /** CONST-08, SESSION-25 */
  offline: 2_000,
  /** CONST-07 */
  short: 3_000,
  /** CONST-07 */
  long: 8_000,
  /** CONST-07: a loading notice ends with the answer; this bound is never reached (GAP-169). */
  loading: 9_999_000,
  /** CONST-01, CONST-03 */
  loadingBrief: 10_000,
} as const

export type NoticeKind = 'success' | 'info' | 'warning' | 'error' | 'loading'

/** One notice below the header; a new one takes the place of the one before. */
export interface Notice {
  id: number
  kind: NoticeKind
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

interface NoticeState {
  notice: Notice | undefined
  dialogs: (DialogRequest & { answer: (submitted: boolean) => void })[]
}

const store = create<NoticeState>(() => ({ notice: undefined, dialogs: [] }))
let lastId = 0

export const useNotices = () => store()

/** Shows a notice and returns the way to take it away before its time. */
export function showNotice(notice: Omit<Notice, 'id'>): () => void {
  lastId += 1
  const id = lastId
  store.setState({ notice: { ...notice, id } })
  return () => hideNotice(id)
}

/** Takes a notice away if it is still the one that is shown. */
export function hideNotice(id: number): void {
  if (store.getState().notice?.id === id) store.setState({ notice: undefined })
}

/** Asks and resolves with whether the answer was yes; dialogs wait for one another. */
export function ask(request: DialogRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (submitted: boolean) => {
      store.setState((state) => ({ dialogs: state.dialogs.filter((dialog) => dialog.answer !== answer) }))
      resolve(submitted)
    }
    store.setState((state) => ({ dialogs: [...state.dialogs, { ...request, answer }] }))
  })
}
