import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Vendor } from '#src/api/generated/types.ts'
import { providersMessage } from '#src/core/games/providers-message.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { emptyDraft, submitTarget, useFilterDraft } from './filter-draft.ts'
import { filterMessages as messages } from './filter-messages.ts'
import { FilterChoices } from './FilterChoices.tsx'
import { countFilters, type ListQuery } from './list-query.ts'
import { ProviderChoices } from './ProviderChoices.tsx'
import styles from './FilterPanel.module.css'

/** LIST-23, LIST-24 */
export type PanelMode = 'provider' | 'filter'

interface FilterPanelProps {
  mode: PanelMode
  open: boolean
  onClose: () => void
  /** The list as it is, with which the panel begins. */
  query: ListQuery
  providers: readonly Vendor[]
}

/**
 * The sheet that narrows a list: providers, or kind, bet and lines. Nothing is asked for before it is submitted
 * (LIST-25).
 */
export function FilterPanel({ mode, open, onClose, query, providers }: FilterPanelProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [draft, change] = useFilterDraft(query, open)
  const submit = () => {
    const target = submitTarget(query, draft)
    onClose()
    // One step back leaves a list, whatever was chosen in it.
    void navigate(target, { replace: target.startsWith(`${pathname}?`) })
  }
  const { vendor, ...filters } = emptyDraft
  const isClear = mode === 'provider' ? draft.vendor === '' : countFilters({ ...query, ...draft }) === 0
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(mode === 'provider' ? providersMessage : messages.title)}
      closeLabel={intl.formatMessage(commonMessages.close)}
      action={
        // Not disabled: it would lose the focus by its own press.
        <Button
          variant="text"
          size="small"
          aria-disabled={isClear || undefined}
          className={styles.clear}
          onClick={isClear ? undefined : () => change(mode === 'provider' ? { vendor } : filters)}
        >
          {intl.formatMessage(messages.clear)}
        </Button>
      }
      foot={
        <Button variant="primary" size="wide" onClick={submit}>
          {intl.formatMessage(messages.submit)}
        </Button>
      }
    >
      {mode === 'provider' ? (
        <ProviderChoices providers={providers} chosen={draft.vendor} onChoose={(code) => change({ vendor: code })} />
      ) : (
        <FilterChoices draft={draft} onChange={change} />
      )}
    </Sheet>
  )
}
