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
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
