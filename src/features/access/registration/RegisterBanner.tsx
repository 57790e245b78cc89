import { useListAnnouncements } from '#src/api/generated/first-screen.ts'
import { ANNOUNCEMENTS_MOBILE } from '#src/api/platform-codes.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import styles from './RegisterBanner.module.css'

/** The banner that the operator has for the registration, over the house picture (REG-32); nothing until it comes. */
export function RegisterBanner() {
  const language = useLanguage()
  const { data } = useListAnnouncements({
    query: {
      types: 'B',
      groupName: 'm_reg',
      platform: ANNOUNCEMENTS_MOBILE,
      merchantCode: currentMerchant.code,
      language,
    },
  })
  const banner = data?.list[0]
  if (!banner) return null
  return (
    <div className={styles.banner}>
      {banner.url ? <Picture className={styles.picture} paths={[banner.url]} width={716} height={360} eager /> : null}
      <div className={styles.words}>
        <p className={styles.title}>{banner.title}</p>
        {banner.subtitle ? <p className={styles.subtitle}>{banner.subtitle}</p> : null}
      </div>
    </div>
  )
}
