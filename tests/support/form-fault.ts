import { createIntl } from 'react-intl'
import type { GatewayCode } from '#src/api/gateway-error.ts'
import { reactions } from '#src/core/errors/reactions.ts'

const { formatMessage } = createIntl({ locale: 'en', onError: () => undefined })

/** What a form says over its button of a failure that belongs to none of its fields; '' when it says nothing. */
export const formFault = (): string => document.querySelector('[data-form-fault]')?.textContent ?? ''

/** What the site says of a code, in English. */
export const englishOf = (code: GatewayCode): string => formatMessage(reactions[code].text)
