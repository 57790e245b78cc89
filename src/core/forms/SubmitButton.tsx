import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button, type ButtonProps } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { Fault } from './form-types.ts'
import styles from './SubmitButton.module.css'

type SubmitButtonProps = Omit<Extract<ButtonProps, { render?: undefined }>, 'form'> & {
  /** What `useGatewayForm` gives. */
  form: { pending: boolean; fault: Fault | undefined }
}

/**
 * Sends a form of `useGatewayForm`. Above it stands what failed and belongs to no field, until the next attempt: whoever
 * typed all that finds out why nothing came of it.
 */
export function SubmitButton({ form, pending = false, className, ...button }: SubmitButtonProps) {
  return (
    <div className={className}>
      {form.fault ? <FormFault fault={form.fault} /> : null}
      <Button variant="primary" size="wide" {...button} type="submit" pending={form.pending || pending} />
    </div>
  )
}

function FormFault({ fault }: { fault: Fault }) {
  const intl = useIntl()
  const line = useRef<HTMLParagraphElement>(null)
  // A call beside the form's own, such as the one for a code, is made far above the button.
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [fault])
  return (
    <p ref={line} className={styles.fault} role="alert" data-form-fault="">
      <Icon icon={CircleAlert} size={18} />
      <span>{intl.formatMessage(fault.message, fault.values)}</span>
    </p>
  )
}
