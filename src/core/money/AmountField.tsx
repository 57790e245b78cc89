import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'

const LONGEST = 24

/** A field for an amount, with the wallet's symbol before it. */
export function AmountField(props: Omit<TextFieldProps, 'prefix' | 'inputMode' | 'dir'>) {
  const currencySymbol = useCurrencySymbol()
  return (
    <TextField
      {...props}
      required
      prefix={currencySymbol}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      dir="ltr"
      maxLength={LONGEST}
    />
  )
}
