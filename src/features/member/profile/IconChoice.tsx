import { useInvalidate } from '#src/api/invalidate.ts'
import { useIntl } from 'react-intl'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { getMemberIconQuery, useGetMemberIcon, useUpdateMemberIcon } from '#src/api/generated/member.ts'
import { Avatar } from '#src/core/pictures/Avatar.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { profileMessages as messages } from './profile-messages.ts'
import styles from './ProfilePage.module.css'

/** The pictures to choose from; a tap takes one at once (SECURITY-03). Nothing where they do not load. */
export function IconChoice() {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const { data } = useGetMemberIcon()
  const choose = useUpdateMemberIcon({
    onSettled: () => invalidate(getMemberIconQuery, getMemberInfoQuery),
  })
  if (!data) return null
  const shown = choose.variables?.body.iconId ?? data.currentIconId
  return (
    <fieldset className={styles.icons}>
      <legend className={styles.legend}>{intl.formatMessage(messages.picture)}</legend>
      <div className={styles.grid}>
        {data.list.map(({ iconId, iconUrl }, index) => (
          <button
            key={iconId}
            type="button"
            className={styles.icon}
            aria-pressed={iconId === (choose.isPending ? shown : data.currentIconId)}
            onClick={() => {
              if (!choose.isPending) choose.mutate({ body: { iconId } })
            }}
          >
            <Avatar size="large" src={iconUrl} />
            <VisuallyHidden>{intl.formatMessage(messages.pictureOf, { number: index + 1 })}</VisuallyHidden>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
