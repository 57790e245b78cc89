/** Drops slashes at the end of an address: the router does, but no rule that compares addresses. */
export function landPlainAddress(): void {
  const { pathname, search, hash } = window.location
  const plain = pathname.replace(/(.)\/+$/, '$1')
  if (plain !== pathname) window.history.replaceState(window.history.state, '', plain + search + hash)
}
