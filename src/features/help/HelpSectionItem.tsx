import type { Ref } from 'react'
import type { HelpSection } from '#src/api/generated/types.ts'
import { SafeHtml } from '#src/core/html/SafeHtml.tsx'
import { Disclosure } from '#src/ui/controls/Disclosure.tsx'
import type { HelpPlace } from './asked-place.ts'
import styles from './HelpSectionItem.module.css'

interface HelpSectionItemProps {
  /** Counted from 1 (HELP-02). */
  number: number
  section: HelpSection
  /** What a search found in it; the others are left out, and what was found is open. */
  found: ReadonlySet<number> | undefined
  /** This section or a sub-section of it is what the address asks for. */
  asked: HelpPlace | undefined
  askedButton: Ref<HTMLButtonElement>
}

/** A section with its number, its own text, and its sub-sections (HELP-01, HELP-02, HELP-06). */
export function HelpSectionItem({ number, section, found, asked, askedButton }: HelpSectionItemProps) {
  const { title, content, children } = section
  // Found by its own words alone: all of it is shown, its sub-sections closed.
  const isShown = (child: number) => !found?.size || found.has(child)
  return (
    <Disclosure
      level={2}
      bead={<bdi className={styles.number}>{number}</bdi>}
      title={<span dir="auto">{title}</span>}
      defaultOpen={found !== undefined || asked !== undefined}
      buttonRef={asked && asked.child === undefined ? askedButton : undefined}
    >
      {content ? (
        <div className={styles.text}>
          <SafeHtml html={content} />
        </div>
      ) : null}
      {children.length > 0 ? (
        <ul className={styles.topics}>
          {children.map((topic, at) =>
            isShown(at) ? (
              // Topics have no name but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className={styles.topic}>
                <Disclosure
                  level={3}
                  title={<span dir="auto">{topic.title}</span>}
                  defaultOpen={asked?.child === at || found?.has(at) === true}
                  buttonRef={asked?.child === at ? askedButton : undefined}
                >
                  <div className={styles.text}>
                    <SafeHtml html={topic.content} />
                  </div>
                </Disclosure>
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
    </Disclosure>
  )
}
