import { useIntl } from 'react-intl'
import type { RegionEntry } from '#src/api/generated/types.ts'
import type { LanguageCode } from '#src/lib/languages.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { NativeNames } from './NativeNames.tsx'
import { languagesOf } from './region.ts'
import { regionMessages } from './region-messages.ts'
import styles from './LanguageChoice.module.css'

interface LanguageChoiceProps {
  region: RegionEntry
  chosen: LanguageCode
  onChoose: (language: LanguageCode) => void
}

/** The languages of the chosen country, each named in itself (I18N-09). */
export function LanguageChoice({ region, chosen, onChoose }: LanguageChoiceProps) {
  const intl = useIntl()
  const heading = intl.formatMessage(regionMessages.language)
  return (
    <div className={styles.languages}>
      <p className={styles.heading} aria-hidden="true">
        {heading}
      </p>
      <div className={styles.row}>
        <ChipRow label={heading}>
          {languagesOf(region).map((code) => (
            <Chip key={code} selected={code === chosen} onPress={() => onChoose(code)}>
              <NativeNames codes={[code]} />
            </Chip>
          ))}
        </ChipRow>
      </div>
    </div>
  )
}
