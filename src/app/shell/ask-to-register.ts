import { noticeMessages } from '#src/core/notices/notice-messages.ts'
import { ask } from '#src/core/notices/notices.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { shellMessages } from './shell-messages.ts'

/** SHELL-59: a trial account that wants into the member area is asked to register. */
export async function askToRegister(): Promise<void> {
  const wants = await ask({
    title: shellMessages.registerPromptTitle,
    cancel: noticeMessages.cancel,
    submit: shellMessages.registerNow,
  })
  if (wants) goTo(paths.register)
}
