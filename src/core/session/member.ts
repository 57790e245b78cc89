import { useEffect } from 'react'
import { useGetMemberInfo } from '#src/api/generated/first-screen.ts'
import { memberInfoItem } from '#src/core/storage/items.ts'
import type { Session } from './session.ts'

/** How a member is shown. */
export interface Member {
  /** The nickname, else the account. */
  name: string
  iconUrl: string | undefined
}

/** The signed-in member; until the answer, as the last one of the same account said, which is kept (SESSION-30). */
export function useMember(session: Session): Member {
  const { data } = useGetMemberInfo()
  const stored = memberInfoItem.read()
  useEffect(() => {
    if (data) memberInfoItem.write({ id: data.id, nickname: data.nickname, account: data.account, type: data.type })
  }, [data])
  const known = data ?? (stored?.account === session.userName ? stored : undefined)
  return { name: known?.nickname || session.userName, iconUrl: data?.iconUrl }
}
