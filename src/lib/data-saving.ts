/** What browsers say about the connection, where they do. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

let chosen: 'on' | 'off' | undefined

/** Takes the visitor's own word, which goes before what the browser says; undefined while there is none. */
export function setDataSaving(choice: 'on' | 'off' | undefined): void {
  chosen = choice
}

/**
 * Whether bytes are dear: the visitor has said so, the browser has, or the connection is slow (BEYOND-17).
 *
 * @param choice the stored word of the visitor, for the script of the document, where `setDataSaving` has not run
 */
export function savesData(choice: string | null | undefined = chosen): boolean {
  const { saveData = false, effectiveType = '4g' }: Connection = Object(navigator).connection ?? {}
  return choice ? choice === 'on' : saveData || effectiveType !== '4g'
}
