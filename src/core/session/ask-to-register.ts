import { defineMessages } from 'react-intl'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { ask } from '#src/core/toasts/toasts.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'

/** SHELL-59: a trial account that wants into the member area is asked to register. */
export async function askToRegister(): Promise<void> {
  const wants = await ask({
    title: registerPromptMessages.title,
    cancel: commonMessages.cancel,
    submit: registerPromptMessages.submit,
  })
  if (wants) goTo(paths.register)
}

export const registerPromptMessages = defineMessages({
  title: {
    id: 'session.registerPrompt.title',
    defaultMessage: 'Create your own account to open the member area',
    description: 'Dialog for trial accounts that tap the member entry, and what that area says to them',
  },
  submit: {
    id: 'session.registerPrompt.submit',
    defaultMessage: 'Register now',
    description: 'Button that leads a trial account to the registration',
  },
})
