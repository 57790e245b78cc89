/** The words and the look of the line that stands for a picture. */
interface FailedLine {
  failed: string
  retry: string
  className: string | undefined
}

/**
 * Puts a line with a button after each picture that does not come (ERR-46), since a text may be nothing but a picture.
 * The button asks for the picture again and goes when it is there.
 *
 * @param text where the pictures stand; takes the focus that the button leaves behind
 */
export function addPictureRetry(text: HTMLElement, line: FailedLine): void {
  for (const picture of text.querySelectorAll('img')) watch(picture, text, line)
}

function watch(picture: HTMLImageElement, text: HTMLElement, { failed, retry, className }: FailedLine): void {
  const line = document.createElement('span')
  line.className = className ?? ''
  // Its words are the site's, which may run the other way than the text around them.
  line.dir = 'auto'
  line.append(`${failed} `)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = retry
  line.append(button)

  button.addEventListener('click', () => {
    // The browser asks for the same address again, but never for that of a hidden picture that it may load late.
    picture.loading = 'eager'
    const { src } = picture
    picture.src = src
  })
  picture.addEventListener('error', () => {
    picture.hidden = true
    // A button cannot stand in a link.
    const place = picture.closest('a') ?? picture
    if (!line.isConnected) place.after(line)
  })
  picture.addEventListener('load', () => {
    picture.hidden = false
    if (line.contains(document.activeElement)) text.focus({ preventScroll: true })
    line.remove()
  })
}
