import RotateCw from 'lucide-react/icons/rotate-cw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { defineMessages, useIntl } from 'react-intl'
import { CAPTCHA_MAX_LENGTH } from '#src/core/session/account-rules.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from './CaptchaField.module.css'

interface CaptchaFieldProps {
  /** The picture as a data address (LOGIN-11); undefined while there is none. */
  picture: string | undefined
  /** A new picture is under way. */
  loading: boolean
  onRefresh: () => void
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The code in a picture; a tap on the picture brings another one (LOGIN-10). */
export function CaptchaField({ picture, loading, onRefresh, value, onChange, error }: CaptchaFieldProps) {
  const intl = useIntl()
  return (
    <TextField
      label={intl.formatMessage(messages.label)}
      icon={<Icon icon={ShieldCheck} size={22} />}
      name="captcha"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      dir="ltr"
      className={styles.input}
      autoComplete="off"
      inputMode="numeric"
      enterKeyHint="go"
      maxLength={CAPTCHA_MAX_LENGTH}
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
