import { defineMessage, useIntl } from 'react-intl'
import type { RegionEntry } from '#src/api/generated/types.ts'
import { currencyCode } from '#src/core/i18n/currency-code.ts'
import { merchantForRegion } from '#src/core/merchant/merchants.ts'
import { isolate } from '#src/lib/isolate.ts'
import styles from './ServedNote.module.css'

/**
 * Says what changes by a country that no merchant is for, which falls back to another one (BOOT-40): the language
 * alone. Nothing for the country of a merchant.
 */
export function ServedNote({ region }: { region: RegionEntry }) {
  const intl = useIntl()
  const { currency, country, mobile } = merchantForRegion(region)
  if (country === region.country) return null
  const values = { currency: isolate(currencyCode(currency)), code: isolate(`+${mobile.dialingCode}`) }
  return (
    <p className={styles.note} role="status">
      {intl.formatMessage(message, values)}
    </p>
  )
}

const message = defineMessage<{ currency: string; code: string }>({
  id: 'app.region.served',
  defaultMessage: 'You play in {currency} and register with a mobile number from {code}.',
  description:
    'Below the countries of the region panel, for a country that has no site of its own: {currency} is BDT, {code} is +880',
})
