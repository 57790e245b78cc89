import Check from 'lucide-react/icons/check'
import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { RegionEntry } from '#src/api/generated/types.ts'
import { clearSearchMessage } from '#src/core/forms/clear-search-message.ts'
import { Flag } from '#src/ui/display/Flag.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { NativeNames } from './NativeNames.tsx'
import { findRegions, languagesOf, playedCurrency } from './region.ts'
import { regionMessages } from './region-messages.ts'
import styles from './CountryChoice.module.css'

/** A list that fits without scrolling needs no search. */
const SEARCH_ABOVE = 8

interface CountryChoiceProps {
  regions: readonly RegionEntry[]
  chosen: RegionEntry
  onChoose: (region: RegionEntry) => void
}

/**
 * The countries with flag, name, languages and the currency that is played in there (BOOT-40), one of which is chosen
 * (BOOT-33, GAP-59). There are dozens: a tap on a language leaves them as they are.
 */
export const CountryChoice = memo(function CountryChoice({ regions, chosen, onChoose }: CountryChoiceProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  // The list carries names in English; browsers know them in the visitor's language.
  const nameOf = ({ country, countryName }: RegionEntry) =>
    intl.formatDisplayName(country, { type: 'region', fallback: 'none' }) ?? countryName
  const found = findRegions(regions, text, nameOf)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{intl.formatMessage(regionMessages.country)}</legend>
      {regions.length > SEARCH_ABOVE ? (
        <div className={styles.search}>
          <SearchField
            label={intl.formatMessage(regionMessages.search)}
            clearLabel={intl.formatMessage(clearSearchMessage)}
            value={text}
            onChange={setText}
          />
        </div>
      ) : null}
      {found.length === 0 ? (
        <StateView
          kind="empty"
          title={intl.formatMessage(regionMessages.nothingFound)}
          text={intl.formatMessage(regionMessages.nothingFoundText)}
        />
      ) : null}
      {found.map((region) => (
        <label key={region.country} className={styles.option}>
          <input
            type="radio"
            name="region-country"
            className={styles.input}
            value={region.country}
            checked={region.country === chosen.country}
            onChange={() => onChoose(region)}
          />
          <span className={styles.row}>
            <Flag country={region.country} />
            <span className={styles.names}>
              <span className={styles.name}>{nameOf(region)}</span>
              <NativeNames codes={languagesOf(region)} className={styles.languages} />
            </span>
            <span className={styles.currency} dir="ltr">
              {playedCurrency(region)}
            </span>
            <Icon icon={Check} className={styles.check} />
          </span>
        </label>
      ))}
    </fieldset>
  )
})
