/**
 * Puts a text on the clipboard, and says whether that went well. Safari before 13.4 and pages without a secure
 * connection have no clipboard of their own; there a selection is copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  // Where it stands, so that the page does not scroll to it; the size keeps iOS from zooming in.
  field.style.cssText = 'position:fixed;top:0;opacity:0;font-size:16px'
  field.readOnly = true
  // An open layer takes the focus back from all that is not over it, and the selection with it.
  field.dataset['overLayers'] = ''
  const before = document.activeElement
  document.body.append(field)
  field.focus({ preventScroll: true })
  // In old Safari `select` selects nothing of a field that cannot be written to.
  field.setSelectionRange(0, text.length)
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isCopied
}
