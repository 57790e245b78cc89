import { useEffect, useRef, useState, type RefObject } from 'react'

/** A field by its name, or the first one that is wrong. */
type Target = { field: string } | 'first-fault'

/** Moves the focus inside a form once the field is in the page, for it may come only with the next render (REG-17). */
export function useFieldFocus(): { form: RefObject<HTMLFormElement | null>; point: (target: Target) => void } {
  const form = useRef<HTMLFormElement>(null)
  // A new object each time, so that the same field can be asked for again.
  const [request, setRequest] = useState<{ target: Target }>()
  useEffect(() => {
    if (!request) return
    const { target } = request
    const control =
      target === 'first-fault'
        ? form.current?.querySelector('[aria-invalid="true"]')
        : controlOf(form.current?.elements.namedItem(target.field))
    if (control instanceof HTMLElement) control.focus()
  }, [request])
  return { form, point: (target) => setRequest({ target }) }
}

/** Of a choice among several, their group: it is what is said to be wrong. */
const controlOf = (named: Element | RadioNodeList | null | undefined): Element | null | undefined =>
  named instanceof RadioNodeList ? named[0]?.parentElement?.closest('[role="radiogroup"]') : named
