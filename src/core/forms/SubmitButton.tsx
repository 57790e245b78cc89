import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef, type Ref } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { Button, type ButtonProps } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import type { Fault } from './form-types.ts'
import styles from './SubmitButton.module.css'

type SubmitButtonProps = Omit<Extract<ButtonProps, { render?: undefined }>, 'form'> & {
  /** What `useGatewayForm` gives. */
  form: { pending: boolean; fault: Fault | undefined; isInsecure: boolean }
}

/**
 * Sends a form of `useGatewayForm`. Above it stands what failed and belongs to no field, until the next attempt:
 * whoever typed all that finds out why nothing came of it. Where what the form sends cannot be encrypted, it says so
 * from the first moment and sends nothing (MONEY-61).
 */
export function SubmitButton({ form, pending = false, disabled, className, ...button }: SubmitButtonProps) {
  return (
    <div className={className}>
      {form.isInsecure ? <FaultLine fault={insecure} /> : null}
      {form.fault ? <FormFault fault={form.fault} /> : null}
      <Button
        variant="primary"
        size="wide"
        {...button}
        type="submit"
        disabled={form.isInsecure || disabled}
        pending={form.pending || pending}
      />
    </div>
  )
}

const insecure: Fault = {
  message: defineMessage({
    id: 'forms.submit.insecure',
    defaultMessage: 'The connection is not secure, so this form cannot be sent. Open this site with https.',
    description:
      'Line above the button of a form with a password, PIN or account number, when the browser offers no encryption; the button is off then',
  }),
}

function FormFault({ fault }: { fault: Fault }) {
  const line = useRef<HTMLParagraphElement>(null)
  // A call beside the form's own, such as the one for a code, is made far above the button.
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [fault])
  return <FaultLine ref={line} fault={fault} />
}

function FaultLine({ fault, ref }: { fault: Fault; ref?: Ref<HTMLParagraphElement> }) {
  const intl = useIntl()
  return (
    <p ref={ref} className={styles.fault} role="alert" data-form-fault="">
      <Icon icon={CircleAlert} size={18} />
      <span>{intl.formatMessage(fault.message, fault.values)}</span>
    </p>
  )
}
