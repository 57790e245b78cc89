import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { useListLiveModels } from '#src/api/generated/chat.ts'
import type { LiveModel } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { safeExternal } from '#src/core/routing/safe-external.ts'
import { useFeature } from '#src/core/site/site-status.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { ScrollRow } from '#src/ui/motion/ScrollRow.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import styles from './LiveStreams.module.css'

const messages = {
  ...defineMessages({
    title: {
      id: 'lobby.streams.title',
      defaultMessage: 'Live streams',
      description: 'Title of the row of presenters whose video stream runs now',
    },
    live: { id: 'lobby.streams.live', defaultMessage: 'Live', description: 'Mark on a video stream that runs now' },
  }),
  viewers: defineMessage<{ count: number }>({
    id: 'lobby.streams.viewers',
    defaultMessage: '{count, plural, one {# viewer} other {# viewers}}',
    description: 'How many people watch a video stream; {count} is their number',
  }),
}

/** The presenters who stream now, where the merchant has them (CATS-01, CHAT-10, GAP-89, GAP-112); else nothing. */
export function LiveStreams() {
  return useFeature('LIVEMODEL3') ? <StreamRow /> : null
}

function StreamRow() {
  const intl = useIntl()
  const language = useLanguage()
  const { data } = useListLiveModels({ query: { language } })
  const running = (data?.models ?? []).flatMap((model) => {
    const address = safeExternal(model.roomUrl)
    return model.live && address ? [{ model, address }] : []
  })
  if (running.length === 0) return null
  const title = intl.formatMessage(messages.title)
  return (
    <section className={styles.section}>
      <SectionHead title={title} />
      <ScrollRow label={title} snap>
        {running.map(({ model, address }) => (
          <Stream key={model.modelId} model={model} address={address} />
        ))}
      </ScrollRow>
    </section>
  )
}

function Stream({ model, address }: { model: LiveModel; address: string }) {
  const intl = useIntl()
  const { name, picture, title, viewers } = model
  return (
    <ExternalLink className={styles.stream} href={address}>
      <span className={styles.stage}>
        <Picture paths={[picture]} width={84} height={84} className={styles.picture} />
        <Badge tone="hot" className={styles.live}>
          {intl.formatMessage(messages.live)}
        </Badge>
      </span>
      <b className={styles.name} dir="auto">
        {name}
      </b>
      {title ? (
        <span className={styles.about} dir="auto">
          {title}
        </span>
      ) : null}
      {viewers === undefined ? null : (
        <small className={styles.viewers}>{intl.formatMessage(messages.viewers, { count: viewers })}</small>
      )}
    </ExternalLink>
  )
}
