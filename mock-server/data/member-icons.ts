import type { MemberIcon } from '#src/api/generated/types.ts'

const ICON_COUNT = 12

/** The icons a member can choose from, drawn like all other pictures. */
export const memberIcons: readonly MemberIcon[] = Array.from({ length: ICON_COUNT }, (_, index) => {
  const iconId = String(index + 1).padStart(2, '0')
  return { iconId, iconUrl: `/media/avatars/${iconId}.svg` }
})
