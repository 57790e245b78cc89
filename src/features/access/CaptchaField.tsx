import RotateCw from 'lucide-react/icons/rotate-cw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { defineMessages, useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Spinner } from '#src/ui/loading/Spinner.tsx'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'
import type { useCaptcha } from './use-captcha.ts'
import styles from './CaptchaField.module.css'

type CaptchaFieldProps = Omit<TextFieldProps, 'label' | 'icon' | 'suffix'> & {
  captcha: ReturnType<typeof useCaptcha>
  /** Empties the field and brings another picture. */
  onRefresh: () => void
}

/** The code in a picture; a tap on the picture brings another one (LOGIN-10). */
export function CaptchaField({ captcha: { picture, loading }, onRefresh, ...field }: CaptchaFieldProps) {
  const intl = useIntl()
  return (
    <TextField
      {...field}
      label={intl.formatMessage(messages.label)}
      icon={<Icon icon={ShieldCheck} size={22} />}
      dir="ltr"
      autoComplete="off"
      enterKeyHint="go"
      suffix={
        <button
          type="button"
          className={styles.picture}
          aria-label={intl.formatMessage(messages.refresh)}
          aria-busy={loading}
          onClick={loading ? undefined : onRefresh}
        >
          {loading ? (
            <Spinner />
          ) : picture ? (
            <img src={picture} alt="" width={96} height={36} />
          ) : (
            <Icon icon={RotateCw} />
          )}
        </button>
      }
    />
  )
}

const messages = defineMessages({
  label: {
    id: 'access.captcha.label',
    defaultMessage: 'Code in the picture',
    description: 'Label of the field for the digits that a picture beside it shows, against automatic logins',
  },
  refresh: {
    id: 'access.captcha.refresh',
    defaultMessage: 'Show another picture',
    description: 'Label of the picture with the code; a tap on it brings a new one',
  },
})
