/**
 * Whether an element has the focus and shows it: somebody moves by the keyboard.
 *
 * @returns nothing where the browser cannot tell (Safari before 15.4)
 */
export function hasFocusRing(element: Element | null): boolean | undefined {
  try {
    return element?.matches(':focus-visible') ?? false
  } catch {
    return undefined
  }
}
