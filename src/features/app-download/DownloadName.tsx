import type { KeyedLink } from '#src/core/site/site-links.ts'
import styles from './AppPage.module.css'

/** What the merchant calls a download, over its button; English in every language (APP-02, I18N-13). */
export function DownloadName({ link: { labelNameEn } }: { link: KeyedLink }) {
  if (labelNameEn === '') return null
  return (
    <h3 className={styles.panelTitle}>
      <bdi lang="en">{labelNameEn}</bdi>
    </h3>
  )
}
