import { merchantCodes, type MerchantCode } from '#mock/data/accounts.ts'

interface Props {
  label: string
  value: MerchantCode
  onChoose: (merchant: MerchantCode) => void
}

/** Chooses one of the merchants of the stub. */
export function MerchantSelect({ label, value, onChoose }: Props) {
  return (
    <select
      className="field"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(merchantCodes.find((code) => code === target.value) ?? value)}
    >
      {merchantCodes.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </select>
  )
}
