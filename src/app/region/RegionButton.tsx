import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { Flag } from '#src/ui/Flag.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { shellMessages } from '../shell/shell-messages.ts'
import { useLazyLayer } from '../shell/use-lazy-layer.ts'
import { loadRegionPanel } from './load-region-panel.ts'
import { presentCountry } from './present-country.ts'

/** The flag in the home header; it opens the region panel (I18N-05). */
export function RegionButton() {
  const intl = useIntl()
  const { countryCode } = useSiteStatus().location
  const [chosen, setChosen] = useState<string>()
  const panel = useLazyLayer(loadRegionPanel)
  return (
    <>
      <IconButton
        label={intl.formatMessage(shellMessages.language)}
        aria-haspopup="dialog"
        onTouchStart={panel.prefetch}
        onMouseEnter={panel.prefetch}
        onClick={panel.show}
      >
        <Flag country={chosen ?? presentCountry(countryCode)} />
      </IconButton>
      {panel.Layer ? <panel.Layer open={panel.open} onClose={panel.close} onKeep={setChosen} /> : null}
    </>
  )
}
