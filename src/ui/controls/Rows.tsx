import type { ReactNode } from 'react'

/** A list of `Row`s, parted by hairlines. Put it into a flush `Card` or straight on the page. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>
}
