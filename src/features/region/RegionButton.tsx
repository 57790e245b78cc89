import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { idlePart } from '#src/ui/loading/late-part.ts'
import { useLazyLayer } from '#src/core/errors/use-lazy-layer.ts'
import { loadRegionPanel } from './load-region-panel.ts'
import { presentCountry } from './present-country.ts'
import { regionMessages } from './region-messages.ts'

// The drawings of all flags are more than the first paint is worth; the button has its size and name without them.
const Flag = idlePart(() => import('#src/ui/display/Flag.tsx').then((module) => module.Flag))

/** The flag in the home header; it opens the region panel (I18N-05). */
export function RegionButton() {
  const intl = useIntl()
  const { countryCode } = useSiteStatus().location
  const [chosen, setChosen] = useState<string>()
  const panel = useLazyLayer(loadRegionPanel)
  return (
    <>
      <IconButton
        label={intl.formatMessage(regionMessages.regionAndLanguage)}
        aria-haspopup="dialog"
        onTouchStart={panel.prefetch}
        onMouseEnter={panel.prefetch}
        onClick={panel.show}
      >
        <Suspense>
          <Flag country={chosen ?? presentCountry(countryCode)} />
        </Suspense>
      </IconButton>
      {panel.Layer ? <panel.Layer open={panel.open} onClose={panel.close} onKeep={setChosen} /> : null}
    </>
  )
}
