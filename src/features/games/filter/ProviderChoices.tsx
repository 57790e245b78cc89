import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Vendor } from '#src/api/generated/types.ts'
import { providersMessage } from '#src/core/games/providers-message.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { listMessages as messages } from './list-messages.ts'
import styles from './ProviderChoices.module.css'

interface ProviderChoicesProps {
  providers: readonly Vendor[]
  /** Code of the chosen provider; '' for all. */
  chosen: string
  onChoose: (provider: string) => void
}

/** All providers with their logos, and the choice of all (LIST-23). */
export function ProviderChoices({ providers, chosen, onChoose }: ProviderChoicesProps) {
  const intl = useIntl()
  return (
    <div role="group" aria-label={intl.formatMessage(providersMessage)} className={styles.grid}>
      <Choice
        selected={chosen === ''}
        onChoose={() => onChoose('')}
        logo={
          <span className={styles.all}>
            <Icon icon={LayoutGrid} />
          </span>
        }
      >
        {intl.formatMessage(messages.allProviders)}
      </Choice>
      {providers.map(({ vassalage, displayName, iconUrl }) => (
        <Choice
          key={vassalage}
          selected={chosen === vassalage}
          onChoose={() => onChoose(vassalage)}
          logo={<Picture paths={[iconUrl]} width={40} height={40} />}
        >
          <bdi>{displayName}</bdi>
        </Choice>
      ))}
    </div>
  )
}

interface ChoiceProps {
  selected: boolean
  onChoose: () => void
  logo: ReactNode
  children: ReactNode
}

function Choice({ selected, onChoose, logo, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      className={classNames(styles.choice, selected && styles.selected)}
      onClick={onChoose}
    >
      <span className={styles.logo}>{logo}</span>
      <span className={styles.name}>{children}</span>
    </button>
  )
}
