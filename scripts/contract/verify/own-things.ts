import { asText } from '../document/json.ts'
import type { Context } from './context.ts'

/** What calls change of the member, each with the call that puts it back. */
const CHANGED: readonly { by: string; read: string; field: string; body: string }[] = [
  { by: 'updateNickname', read: 'getMemberInfo', field: 'nickname', body: 'nickname' },
  { by: 'updateMemberIcon', read: 'getMemberIcon', field: 'currentIconId', body: 'iconId' },
  { by: 'updatePayeeName', read: 'getMemberInfo', field: 'payeeName', body: 'payeeName' },
]

/** Remembers what the operations of a run change of the member, and has it put back at the end. */
export async function rememberMember(context: Context, ids: readonly string[]): Promise<void> {
  if (context.options.readOnly || context.options.credentials.member === undefined) return
  for (const { by, read, field, body } of CHANGED.filter((one) => ids.includes(one.by))) {
    const before = asText((await context.value(read, { who: 'member' }))[field])
    if (before === undefined || before === '') continue
    context.afterwards(async () => {
      await context.ask(context.operation(by), { who: 'member', body: { [body]: before } })
    })
  }
}
