import { create } from 'zustand'

interface LoginModalState {
  open: boolean
  /** True from the first opening on: its code is needed from then. */
  wanted: boolean
}

const store = create<LoginModalState>(() => ({ open: false, wanted: false }))

export const useLoginModal = () => store()

/**
 * Asks to log in over the page instead of on one of its own (LOGIN-33): for the lobby's prompts, where the merchant
 * wants it (GAP-139).
 */
export const openLoginModal = () => store.setState({ open: true, wanted: true })

export const closeLoginModal = () => store.setState({ open: false })
