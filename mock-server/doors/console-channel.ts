import * as v from 'valibot'
import { askSchema, CHANNEL, type Tell } from '#mock/console/messages.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { controlResponse } from './control.ts'
import { runtime } from '#mock/state/runtime.ts'

/** Answers the console from now on. */
export function answerConsole(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { success, output } = v.safeParse(askSchema, data)
    if (!success || (output.to !== undefined && output.to !== runtime.run)) return
    void controlResponse(output.method, CONTROL_PREFIX + output.name, output.body).then(async (response) => {
      channel.postMessage({
        tell: output.ask,
        from: runtime.run,
        status: response.status,
        body: await response.text(),
      } satisfies Tell)
    })
  })
}
