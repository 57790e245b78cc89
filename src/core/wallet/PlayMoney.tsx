import { defineMessage, useIntl } from 'react-intl'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'

/** Stands where the name of a trial account would, which tells nobody anything. */
export function PlayMoney({ name }: { name: string }) {
  const intl = useIntl()
  return (
    <>
      {intl.formatMessage(playMoney)}
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
}

const playMoney = defineMessage({
  id: 'wallet.trial.playMoney',
  defaultMessage: 'Play money',
  description: 'Above the balance of a trial account, in the home header and in the side menu; very little room',
})
