/** The share that is added to a deposit, as in `+5.00%`; alike in every language and direction. */
export function BonusRate({ rate }: { rate: string }) {
  const text = `+${rate}%`
  return (
    <bdi className="num" dir="ltr">
      {text}
    </bdi>
  )
}
