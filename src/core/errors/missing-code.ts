import { defineMessages } from 'react-intl'
import { NotSentError } from '#src/api/not-sent.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { ask } from '#src/core/toasts/toasts.ts'

/**
 * What Chrome and Firefox, Safari (also of a page in its place), and the build's own loader of style sheets say of a
 * file that does not come.
 */
const NOT_LOADED =
  /dynamically imported module|importing a module script|valid javascript mime type|unable to preload css/i

/** Whether what failed is code that did not come, also that which a call had to be encrypted with. */
export function isMissingCode(error: unknown): boolean {
  const cause = error instanceof NotSentError ? error.cause : error
  return cause instanceof Error && NOT_LOADED.test(cause.message)
}

/**
 * Says that there may be a new version, whose host has the old files no more, and offers to load the document again:
 * that would help, but lose what is typed.
 */
export async function offerReload(reload: () => void = () => window.location.reload()): Promise<void> {
  if (await ask({ ...messages, cancel: commonMessages.cancel })) reload()
}

const messages = defineMessages({
  title: {
    id: 'errors.notLoaded.title',
    defaultMessage: 'Part of this site did not load',
    description: 'Title of the dialog after code that a tap needed did not come, most often because of a new release',
  },
  text: {
    id: 'errors.notLoaded.text',
    defaultMessage: 'There may be a new version. Reload the page; what you typed and did not send is lost.',
    description: 'Text of the dialog that part of the site did not load',
  },
  submit: {
    id: 'errors.notLoaded.reload',
    defaultMessage: 'Reload the page',
    description: 'Button of the dialog that part of the site did not load',
  },
})
