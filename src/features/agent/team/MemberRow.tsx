import ChevronRight from 'lucide-react/icons/chevron-right'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { MemberLine, type TeamEntry } from './MemberLine.tsx'
import styles from './MemberLine.module.css'

/** A line of the team that opens or chooses the member; without `onPress` it says who it is and can do neither. */
export function MemberRow({ entry, onPress }: { entry: TeamEntry; onPress: (() => void) | undefined }) {
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} disabled={!onPress} onClick={onPress}>
        <MemberLine entry={entry} />
        {onPress ? <Icon icon={ChevronRight} size={16} directional className={styles.arrow} /> : null}
      </button>
    </li>
  )
}

interface TickRowProps {
  entry: TeamEntry
  ticked: boolean
  /** As many are ticked as can be. */
  isFull: boolean
  onTick: (ticked: boolean) => void
}

/** A line of the team to tick; a disabled account gets no money, so it cannot be. */
export function TickRow({ entry, ticked, isFull, onTick }: TickRowProps) {
  return (
    <li className={styles.item}>
      <Checkbox
        className={styles.tickRow}
        checked={ticked}
        disabled={!entry.member.enabled || (isFull && !ticked)}
        onChange={(event) => onTick(event.currentTarget.checked)}
      >
        <span className={styles.ticked}>
          <MemberLine entry={entry} />
        </span>
      </Checkbox>
    </li>
  )
}
