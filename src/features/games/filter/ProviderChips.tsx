import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useIntl } from 'react-intl'
import type { Vendor } from '#src/api/generated/types.ts'
import { retryMessage } from '#src/core/errors/retry-message.ts'
import { providersMessage } from '#src/core/games/providers-message.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { useChosenInSight } from '#src/ui/motion/use-chosen-in-sight.ts'
import { listMessages as messages } from './list-messages.ts'
import styles from './ProviderChips.module.css'

interface ProviderChipsProps {
  providers: readonly Vendor[]
  /** Code of the chosen provider; '' for all. */
  chosen: string
  isPending: boolean
  isFailed: boolean
  onRetry: () => void
  onChoose: (provider: string) => void
  onShowAll: () => void
}

/** The provider filter of a list: one row of providers, and the way to all of them at a glance. */
export function ProviderChips(props: ProviderChipsProps) {
  const { providers, chosen, isPending, isFailed, onRetry, onChoose, onShowAll } = props
  const intl = useIntl()
  const row = useChosenInSight(chosen, isPending)
  return (
    <div ref={row} className={styles.row} aria-busy={isPending || undefined}>
      <IconButton
        className={styles.all}
        label={intl.formatMessage(messages.chooseProvider)}
        aria-haspopup="dialog"
        onClick={onShowAll}
      >
        <Icon icon={LayoutGrid} />
      </IconButton>
      <ChipRow label={intl.formatMessage(providersMessage)}>
        {isPending ? (
          <Skeleton shape="line" count={5} className={styles.pending} />
        ) : (
          <>
            <Chip selected={chosen === ''} onPress={() => onChoose('')}>
              {intl.formatMessage(messages.allProviders)}
            </Chip>
            {providers.map(({ vassalage, displayName, iconUrl }) => (
              <Chip
                key={vassalage}
                selected={chosen === vassalage}
                icon={<Picture className={styles.logo} paths={[iconUrl]} width={20} height={20} />}
                onPress={() => onChoose(vassalage)}
              >
                <bdi>{displayName}</bdi>
              </Chip>
            ))}
            {isFailed ? (
              <Button variant="text" size="small" onClick={onRetry}>
                {intl.formatMessage(retryMessage)}
              </Button>
            ) : null}
          </>
        )}
      </ChipRow>
    </div>
  )
}
