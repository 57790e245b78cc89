import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { register, registerMobile } from '#src/api/generated/session.ts'
import { getRegisterSettingsQuery } from '#src/api/generated/system.ts'
import type { Registered, RegisterSettings } from '#src/api/generated/types.ts'
import { checkAffiliateCodeQuery } from '#src/api/generated/verification.ts'
import { invalidate } from '#src/api/invalidate.ts'
import { useAvailability } from '#src/core/forms/use-availability.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { runMode } from '#src/core/site/run-mode.ts'
import { useCaptcha } from '../use-captcha.ts'
import { phoneTokenOf } from '#src/core/account/verification/phone-auth.ts'
import { tidyMobile } from '#src/core/account/verification/tidy-mobile.ts'
import { useSmsCode } from '#src/core/account/verification/use-sms-code.ts'
import { checkRegistration } from './check-registration.ts'
import type { LinkCode } from './link-code.ts'
import { registrationUnknown } from './registration-faults.ts'
import { registrationPayload } from './registration-payload.ts'
import { registrationPlaces } from './registration-places.ts'
import { shownRules, waysOf } from './registration-rules.ts'
import {
  emptyRegistration,
  registrationSecrets,
  tidyRegistration,
  type RegistrationValues,
  type RuledField,
  type Way,
} from './registration-values.ts'

const { mobile, minimumAge, termsPreChecked = true } = currentMerchant

const operations = ['register', 'registerMobile', 'checkAffiliateCode', 'sendRegisterSmsCode'] as const

export interface RegistrationFormOptions {
  settings: RegisterSettings
  /** The invitation that a link brought. */
  link: LinkCode
  onRegistered: (registered: Registered) => void
}

/**
 * The registration form by the gateway's settings (REG-04, REG-12): what it has, judges and sends, and where failures
 * show.
 */
export function useRegistrationForm({ settings, link, onRegistered }: RegistrationFormOptions) {
  const queryClient = useQueryClient()
  const captcha = useCaptcha(true)
  const availability = useAvailability()
  const birthDate = useRef<HTMLInputElement>(null)
  const ways = waysOf(settings)

  /** REG-09: a way that is closed by now is none, whatever was chosen when the form was last left. */
  const wayOf = (chosen: Way): Way => (ways.includes(chosen) ? chosen : (ways[0] ?? 'username'))
  const rulesOf = (way: Way) => shownRules(settings, { way, linkCode: link.code })

  const check = (values: RegistrationValues) =>
    checkRegistration(values, {
      rules: rulesOf(values.way),
      mobile,
      minimumAge,
      birthDateIncomplete: birthDate.current?.validity.badInput === true,
      refusalOf: availability.refusalOf,
    })

  const form = useGatewayForm({
    name: 'register',
    initial: { ...emptyRegistration, way: wayOf('username'), terms: termsPreChecked } as RegistrationValues,
    secrets: registrationSecrets,
    tidy: (typed) => ({ ...tidyRegistration(typed, mobile), way: wayOf(typed.way) }),
    check,
    follows: { password: 'confirmPassword' },
    operations,
    places: registrationPlaces(settings),
    send: async (values) => {
      const rules = rulesOf(values.way)
      // REG-18..20: only a code that was typed is asked about.
      if (rules.has('affiliateCode') && values.affiliateCode !== '')
        await queryClient.fetchQuery(
          checkAffiliateCodeQuery({ query: { code: values.affiliateCode, domain: window.location.hostname } }),
        )
      const body = registrationPayload(values, {
        rules,
        linkCode: link.code,
        dialingCode: mobile.dialingCode,
        registerMethod: runMode(),
        host: window.location.hostname,
        phoneToken: values.way === 'mobileNum' ? await phoneTokenOf(values.verificationCode) : undefined,
      })
      // By mobile number under a path of its own (REG-28).
      return values.way === 'username' ? register({ body }) : registerMobile({ body })
    },
    onSent: onRegistered,
    onFailed: ({ operation }) => {
      // Other calls cost no captcha; whatever else was wrong, the registration has used it up (GAP-75, GAP-81).
      if (operation === 'register' || operation === 'registerMobile') renewCaptcha()
    },
    onCode: {
      USERNAME_TAKEN: ({ code }, { username }) => {
        availability.refuse('username', username, code)
      },
      EMAIL_TAKEN: ({ code }, { email }) => {
        availability.refuse('email', email, code)
      },
      MOBILE_TAKEN: ({ code }, { mobileNum }) => {
        availability.refuse('mobileNum', mobileNum, code)
      },
      // The invitation of the link is worth nothing any more (ERR-07, ERR-08, ERR-09).
      INVITATION_CODE_INVALID: link.drop,
      REFERRER_LINK_INVALID: link.drop,
      AGENT_LINK_INVALID: link.drop,
      // The settings that offered this way are out of date.
      FEATURE_UNAVAILABLE: () => void invalidate(queryClient, getRegisterSettingsQuery),
      SMS_CODE_EXPIRED: () => sms.release(),
    },
    unknown: { register: registrationUnknown, registerMobile: registrationUnknown },
  })

  const renewCaptcha = () => {
    form.set('captcha', '')
    captcha.renew()
  }

  const [chosen, terms, ageConfirmed, password, mobileNum] = useWatch({
    control: form.control,
    name: ['way', 'terms', 'ageConfirmed', 'password', 'mobileNum'],
  })
  const way = wayOf(chosen === 'mobileNum' ? 'mobileNum' : 'username')

  const sms = useSmsCode({
    call: 'sendRegisterSmsCode',
    phoneAuth: true,
    number: tidyMobile(String(mobileNum), mobile),
    verify: () => form.verify('mobileNum'),
    onSent: () => form.focus('verificationCode'),
    onFailed: form.showFailure,
  })

  const dateField = () => {
    const field = form.field('birthDate')
    return {
      ...field,
      ref: (input: HTMLInputElement | null) => {
        birthDate.current = input
        field.ref(input)
      },
    }
  }

  return {
    form,
    captcha,
    renewCaptcha,
    ways,
    way,
    rules: rulesOf(way),
    password: String(password),
    /** REG-07, ERR-24: without both there is no button. */
    confirmed: terms === true && ageConfirmed === true,
    sms,
    fieldOf: (name: RuledField) => {
      if (name === 'username' || name === 'email') return availability.checked(form, name, check)
      return name === 'birthDate' ? dateField() : form.field(name)
    },
  }
}
