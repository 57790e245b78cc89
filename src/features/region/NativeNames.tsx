import { nativeNames } from '#src/core/i18n/native-names.ts'
import { languageTags, type LanguageCode } from '#src/lib/languages.ts'
import styles from './NativeNames.module.css'

interface NativeNamesProps {
  codes: readonly LanguageCode[]
  className?: string | undefined
}

/** Languages named in themselves, each marked as what it is, so that it is read out and drawn right. */
export function NativeNames({ codes, className }: NativeNamesProps) {
  return (
    <span className={className}>
      {codes.map((code) => (
        <span key={code} className={styles.name}>
          <bdi lang={languageTags[code]}>{nativeNames[code]}</bdi>
        </span>
      ))}
    </span>
  )
}
