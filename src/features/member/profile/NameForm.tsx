import { useEffect, useEffectEvent, useRef } from 'react'
import { useInvalidate } from '#src/api/invalidate.ts'
import { useIntl } from 'react-intl'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { getSecurityConfigQuery } from '#src/api/generated/security.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultOf } from '#src/core/forms/field-messages.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { formActions } from '#src/core/forms/form-actions.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { tidyText } from '#src/lib/plain-text.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import type { NameFormKind } from './name-forms.ts'
import styles from './ProfilePage.module.css'

/** Changes one name of the member; what is wrong with it shows at the field (ERR-15). */
export function NameForm({ form: kind, present }: { form: NameFormKind; present: string }) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const refresh = () => void invalidate(getMemberInfoQuery, getSecurityConfigQuery)
  const known = useRef(present)
  const form = useGatewayForm({
    name: kind.id,
    initial: { name: present },
    secrets: [],
    tidy: ({ name }) => ({ name: tidyText(name) }),
    check: ({ name }) => (kind.isRight(name) ? {} : { name: faultOf(name, reactions.NAME_FORMAT.text) }),
    operations: [kind.operation],
    places: { NAME_FORMAT: { field: 'name' } },
    send: ({ name }) => kind.send(name),
    onSent: (_result, { name }) => {
      known.current = name
      showToast({ kind: 'success', text: commonMessages.changesSaved, durationMs: TOAST_MS.long })
      refresh()
    },
    // An answer that was lost may have saved it.
    onFailed: refresh,
  })
  // It can become known while another name is typed: from another tab, or after what was saved.
  const takeOver = useEffectEvent((name: string) => {
    if (form.read().name === tidyText(known.current)) form.set('name', name)
    known.current = name
  })
  useEffect(() => {
    takeOver(present)
  }, [present])
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.field('name')}
        label={intl.formatMessage(kind.label)}
        hint={intl.formatMessage(kind.hint)}
        dir="auto"
        autoComplete={kind.autoComplete}
        maxLength={kind.maxLength}
        enterKeyHint="done"
      />
      <SubmitButton form={form} variant="tonal" size="regular" className={styles.submit}>
        {intl.formatMessage(formActions.save)}
      </SubmitButton>
    </form>
  )
}
