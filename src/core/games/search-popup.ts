import { create } from 'zustand'

const store = create(() => ({ isOpen: false }))

/** LIST-37, KEY-15: whether the search popup is open; one flag for everything that opens it. */
export const useSearchOpen = () => store((state) => state.isOpen)

/** Opens the search popup; its code comes with the first opening. */
export const openSearch = () => store.setState({ isOpen: true })

/** Closes the search popup, whoever opened it. */
export const closeSearch = () => store.setState({ isOpen: false })
