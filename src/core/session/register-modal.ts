import { create } from 'zustand'

/** The registration as a sheet over the lobby, in place of its page, and how it ended last (REG-33, GAP-139). */
interface RegisterModal {
  showRegister: boolean
  /** An account was opened, here or on the page. */
  registerSuccess: boolean
  /** It was closed, or left for another page, without one. */
  hidden: boolean
}

const store = create<RegisterModal>(() => ({ showRegister: false, registerSuccess: false, hidden: false }))

export const useRegisterModal = () => store()

export function openRegisterModal(): void {
  store.setState({ showRegister: true, registerSuccess: false, hidden: false })
}

export function hideRegisterModal(): void {
  if (store.getState().showRegister) store.setState({ showRegister: false, hidden: true })
}

/** After a registration, on the page as well as in the sheet. */
export function noteRegistered(): void {
  store.setState({ showRegister: false, registerSuccess: true, hidden: false })
}

/** The new member was greeted. */
export function forgetRegistration(): void {
  store.setState({ registerSuccess: false, hidden: true })
}
