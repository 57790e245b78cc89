/** A section of the help centre and its questions, as HTML. */
export interface SectionTexts {
  content: string
  children: readonly (readonly [title: string, content: string])[]
}

/** The texts of sections by their tag, in one language. */
export type HelpTexts = Readonly<Record<string, SectionTexts>>
