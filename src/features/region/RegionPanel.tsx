import { useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useListCountries } from '#src/api/generated/first-screen.ts'
import type { RegionEntry } from '#src/api/generated/types.ts'
import { showLanguage, useLanguage } from '#src/core/i18n/language-store.ts'
import type { LanguageCode } from '#src/lib/languages.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { merchantForRegion } from '#src/core/merchant/merchants.ts'
import { keepRegion, startAgainAt } from '#src/core/merchant/switch-region.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { useStableCallback } from '#src/ui/controls/use-stable-callback.ts'
import type { LazyLayerProps } from '#src/core/errors/use-lazy-layer.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { CountryChoice } from './CountryChoice.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { presentCountry } from './present-country.ts'
import { languageFor } from './region.ts'
import { regionMessages } from './region-messages.ts'
import { ServedNote } from './ServedNote.tsx'
import styles from './RegionPanel.module.css'

interface RegionPanelProps extends LazyLayerProps {
  /** After OK, with the chosen country. */
  onKeep?: (country: string) => void
}

/**
 * Countries with currency and languages (BOOT-33..36). Only OK changes anything: mask, Escape and the close icon leave
 * all as it was (BOOT-37, BOOT-38).
 */
export function RegionPanel(props: RegionPanelProps) {
  const intl = useIntl()
  const countries = useListCountries()
  if (countries.data && countries.data.list.length > 0) return <ChoicePanel {...props} regions={countries.data.list} />
  return (
    <Frame {...props}>
      {countries.data ? (
        <StateView kind="empty" title={intl.formatMessage(regionMessages.empty)} />
      ) : countries.isError ? (
        <LoadFailed error={countries.error} onRetry={countries.refetch} />
      ) : (
        <div className={styles.loading} aria-busy="true">
          <Skeleton shape="card" count={4} className={styles.row} />
        </div>
      )}
    </Frame>
  )
}

interface Choice {
  region: RegionEntry
  language: LanguageCode
}

function ChoicePanel({ regions, onClose, onKeep, open }: RegionPanelProps & { regions: readonly RegionEntry[] }) {
  const present = useLanguage()
  const { countryCode } = useSiteStatus().location
  const [chosen, setChosen] = useState<Choice>()
  const opening = useRef(0)
  const country = presentCountry(countryCode)
  const first = regions.find((region) => region.country === country) ?? regions[0]
  const choice = chosen ?? (first && { region: first, language: languageFor(first, present) })
  const chooseRegion = useStableCallback((region: RegionEntry) =>
    setChosen({ region, language: languageFor(region, choice?.language ?? present) }),
  )
  if (!choice) return null
  const close = () => {
    opening.current += 1
    setChosen(undefined)
    onClose()
  }
  const save = async () => {
    const { current } = opening
    if (!(await keepChoice(choice))) return
    onKeep?.(choice.region.country)
    // Who has closed it meanwhile may have opened it again, for another choice.
    if (opening.current === current) close()
  }
  return (
    <Frame
      open={open}
      onClose={close}
      foot={
        // What belongs to the chosen country is in sight, however long the list is.
        <>
          <ServedNote region={choice.region} />
          <LanguageChoice
            region={choice.region}
            chosen={choice.language}
            onChoose={(language) => setChosen({ region: choice.region, language })}
          />
          <SaveButton onSave={save} />
        </>
      }
    >
      <CountryChoice regions={regions} chosen={choice.region} onChoose={chooseRegion} />
    </Frame>
  )
}

function SaveButton({ onSave }: { onSave: () => Promise<void> }) {
  const intl = useIntl()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await onSave()
    setSaving(false)
  }
  return (
    <Button variant="primary" size="wide" pending={isSaving} onClick={() => void save()}>
      {intl.formatMessage(commonMessages.ok)}
    </Button>
  )
}

function Frame({ open, onClose, foot, children }: LazyLayerProps & { foot?: ReactNode; children: ReactNode }) {
  const intl = useIntl()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(regionMessages.regionAndLanguage)}
      closeLabel={intl.formatMessage(commonMessages.close)}
      foot={foot}
    >
      {children}
    </Sheet>
  )
}

/**
 * Keeps the choice and shows it, by a new start where it belongs to another merchant. False when the texts did not
 * arrive, or too late.
 */
async function keepChoice({ region: { country, currency }, language }: Choice): Promise<boolean> {
  const staysHere = merchantForRegion({ country, currency }).code === currentMerchant.code
  try {
    // Another choice may have come since.
    if (staysHere && !(await showLanguage(language))) return false
  } catch {
    showToast({ kind: 'error', text: regionMessages.languageFailed, durationMs: TOAST_MS.long })
    return false
  }
  const address = keepRegion({ country, currency, language })
  if (address) startAgainAt(address)
  return true
}
