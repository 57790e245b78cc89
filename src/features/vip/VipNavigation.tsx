import House from 'lucide-react/icons/house'
import { useEffect, useState, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { toHomeMessage } from '#src/core/site/to-home-message.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import segmented from '#src/ui/controls/Segmented.module.css'
import { classNames } from '#src/ui/styles/class-names.ts'
import { vipMessages as messages } from './vip-messages.ts'
import styles from './VipNavigation.module.css'

/** The three parts of the page, by the id of their section (VIP-02, GAP-150). */
const VIP_PARTS = ['levels', 'bonuses', 'rules'] as const
type VipPart = (typeof VIP_PARTS)[number]

/** Home and the three parts of the page (VIP-02, GAP-08). The parts are links, but no entries of the history. */
export function VipNavigation() {
  const intl = useIntl()
  const { hash } = useLocation()
  const asked = VIP_PARTS.find((part) => hash === `#${part}`)
  const [chosen, setChosen] = useState<VipPart>()
  const current = chosen ?? asked ?? 'levels'
  useEffect(() => {
    if (asked) goTo(asked)
  }, [asked])
  const follow = (event: MouseEvent, part: VipPart) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    setChosen(part)
    goTo(part)
  }
  return (
    <nav className={styles.bar} aria-label={intl.formatMessage(messages.navigation)}>
      <IconButton
        variant="round"
        label={intl.formatMessage(toHomeMessage)}
        render={(link) => <Link to={paths.home} {...link} />}
      >
        <Icon icon={House} />
      </IconButton>
      <ul className={classNames(segmented.pill, styles.parts)}>
        {VIP_PARTS.map((part) => (
          <li key={part}>
            <a
              className={segmented.segment}
              href={`#${part}`}
              aria-current={part === current ? 'true' : undefined}
              onClick={(event) => follow(event, part)}
            >
              {intl.formatMessage(messages[part])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Brings a part below the bar, and the focus to it, as an anchor of the browser would. */
function goTo(part: VipPart): void {
  const section = document.getElementById(part)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
