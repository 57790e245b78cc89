import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'

/** Gives a class component a message as a plain string. */
export function FormattedText(props: { message: MessageDescriptor; children: (text: string) => ReactNode }) {
  return props.children(useIntl().formatMessage(props.message))
}
