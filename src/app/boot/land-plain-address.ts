/**
 * Drops slashes at the end of an address: the router does, but no rule that compares addresses. And those too many in
 * front, which would name another host.
 */
export function landPlainAddress(): void {
  const { pathname, search, hash } = window.location
  const plain = pathname.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1')
  if (plain !== pathname) window.history.replaceState(window.history.state, '', plain + search + hash)
}
