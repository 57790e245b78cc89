import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { DepositChannel, DepositMethod, DepositMethodCode } from '#src/api/generated/types.ts'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import styles from '../Cashier.module.css'
import { Limits } from '../Limits.tsx'
import { ChosenChannel } from './ChosenChannel.tsx'
import { depositMessages as messages } from './deposit-messages.ts'
import { methodIcons, stateName } from './method-looks.ts'

/**
 * The template of any other `dep_func` (BOOT-23): every method with its channels, one below the other; a tap opens the
 * form of one.
 */
export function MethodList({ methods }: { methods: readonly DepositMethod[] }) {
  const intl = useIntl()
  const [opened, setOpened] = useState<{ method: DepositMethodCode; channelId: string }>()
  // One that is gone takes its sheet along.
  const open = methods
    .flatMap((method) => method.channels.map((channel) => ({ method, channel })))
    .find(({ method, channel }) => method.method === opened?.method && channel.channelId === opened.channelId)
  return (
    <>
      {methods.map((method) => (
        <section key={method.method} className={styles.section}>
          <SectionHead flush title={method.name} />
          {method.notice ? (
            <p className={styles.noteText} dir="auto">
              {method.notice}
            </p>
          ) : null}
          {method.channels.length === 0 ? (
            <p className={styles.lead}>{intl.formatMessage(messages.noChannels)}</p>
          ) : (
            <Card flush>
              <Rows>
                {method.channels.map((channel) => (
                  <ChannelRow
                    key={channel.channelId}
                    {...{ method, channel }}
                    onPress={() => setOpened({ method: method.method, channelId: channel.channelId })}
                  />
                ))}
              </Rows>
            </Card>
          )}
        </section>
      ))}
      <Sheet
        open={open !== undefined}
        onClose={() => setOpened(undefined)}
        title={open?.channel.name ?? ''}
        closeLabel={intl.formatMessage(commonMessages.close)}
      >
        {open ? <ChosenChannel {...open} /> : null}
      </Sheet>
    </>
  )
}

function ChannelRow(props: { method: DepositMethod; channel: DepositChannel; onPress: () => void }) {
  const intl = useIntl()
  const { method, channel, onPress } = props
  const state = stateName(method.state) ?? stateName(channel.state)
  return (
    <Row
      picture={
        channel.logoUrl ? (
          <Picture className={styles.logo} paths={[channel.logoUrl]} width={40} height={40} />
        ) : (
          <Icon icon={methodIcons[method.method]} size={22} />
        )
      }
      title={<span dir="auto">{channel.name}</span>}
      detail={<Limits limits={channel.limits} />}
      end={state ? <StatusTag tone="refused">{intl.formatMessage(state)}</StatusTag> : undefined}
      onPress={onPress}
    />
  )
}
