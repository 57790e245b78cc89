import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { DepositChannel, DepositMethod } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { ScrollRow } from '#src/ui/motion/ScrollRow.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import cashier from '../Cashier.module.css'
import { ChosenChannel } from './ChosenChannel.tsx'
import { depositMessages as messages } from './deposit-messages.ts'
import { methodIcons, stateName } from './method-looks.ts'
import styles from './MethodTiles.module.css'

/**
 * The template of `dep_func` 1 (BOOT-23): methods as a row of tiles, their channels as cards, and the form of the
 * chosen one.
 */
export function MethodTiles({ methods }: { methods: readonly DepositMethod[] }) {
  const intl = useIntl()
  const [chosen, setChosen] = useState(() => methods.find(({ state }) => state === 'OPEN')?.method)
  const method = methods.find((one) => one.method === chosen) ?? methods[0]
  if (!method) return null
  return (
    <>
      <ScrollRow label={intl.formatMessage(messages.methods)} className={styles.methods}>
        {methods.map((one) => (
          <button
            key={one.method}
            type="button"
            aria-pressed={one === method}
            className={classNames(styles.method, one === method && styles.chosen)}
            onClick={() => setChosen(one.method)}
          >
            <Icon icon={methodIcons[one.method]} size={24} />
            <span dir="auto">{one.name}</span>
            <StateMark state={one.state} />
          </button>
        ))}
      </ScrollRow>
      <Channels key={method.method} method={method} />
    </>
  )
}

function Channels({ method }: { method: DepositMethod }) {
  const intl = useIntl()
  const [chosenId, setChosenId] = useState(() => method.channels.find(({ state }) => state === 'OPEN')?.channelId)
  const chosen = method.channels.find(({ channelId }) => channelId === chosenId)
  return (
    <section className={cashier.section}>
      <SectionHead flush title={intl.formatMessage(messages.channels)} />
      {method.notice ? (
        <p className={cashier.noteText} dir="auto">
          {method.notice}
        </p>
      ) : null}
      {method.channels.length === 0 ? (
        <p className={cashier.lead}>{intl.formatMessage(messages.noChannels)}</p>
      ) : (
        <div className={styles.channels}>
          {method.channels.map((channel) => (
            <ChannelCard
              key={channel.channelId}
              channel={channel}
              isChosen={channel === chosen}
              onChoose={() => setChosenId(channel.channelId)}
            />
          ))}
        </div>
      )}
      {chosen ? (
        <Card className={styles.facts}>
          <ChosenChannel method={method} channel={chosen} />
        </Card>
      ) : null}
    </section>
  )
}

function ChannelCard(props: { channel: DepositChannel; isChosen: boolean; onChoose: () => void }) {
  const { channel, isChosen, onChoose } = props
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classNames(styles.channel, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      {channel.logoUrl ? (
        <Picture className={cashier.logo} paths={[channel.logoUrl]} width={40} height={40} />
      ) : (
        <span className={styles.letter} aria-hidden="true">
          {channel.name.slice(0, 1)}
        </span>
      )}
      <span className={styles.words}>
        <span dir="auto">{channel.name}</span>
        <StateMark state={channel.state} />
      </span>
    </button>
  )
}

function StateMark({ state }: { state: DepositMethod['state'] }) {
  const intl = useIntl()
  const name = stateName(state)
  return name ? <StatusTag tone="refused">{intl.formatMessage(name)}</StatusTag> : null
}
