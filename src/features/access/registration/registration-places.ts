import type { RegisterSettings } from '#src/api/generated/types.ts'
import { smsCodePlaces } from '#src/core/account/sms-code-places.ts'
import type { Places } from '#src/core/forms/form-types.ts'
import { registrationFaults as faults } from './registration-faults.ts'
import type { RegistrationValues } from './registration-values.ts'

type RegistrationPlaces = Places<
  'register' | 'registerMobile' | 'checkAffiliateCode' | 'sendRegisterSmsCode',
  RegistrationValues
>

/** The fields that the failures of a registration belong to (GAP-134); a code without a field shows as a toast. */
export const registrationPlaces = ({ payeeName }: RegisterSettings): RegistrationPlaces => ({
  USERNAME_FORMAT: { field: 'username' },
  USERNAME_TAKEN: { field: 'username' },
  PASSWORD_FORMAT: { field: 'password', text: faults.passwordRefused },
  PASSWORD_CONFIRM_MISMATCH: { field: 'confirmPassword' },
  MOBILE_FORMAT: { field: 'mobileNum' },
  MOBILE_INVALID: { field: 'mobileNum' },
  MOBILE_TAKEN: { field: 'mobileNum' },
  ...smsCodePlaces('verificationCode'),
  EMAIL_FORMAT: { field: 'email' },
  EMAIL_TOO_LONG: { field: 'email' },
  EMAIL_TAKEN: { field: 'email' },
  // The code does not say which of the two names it means.
  NAME_FORMAT: { field: payeeName?.enabled ? 'payeeName' : 'nickname' },
  BIRTH_DATE_INVALID: { field: 'birthDate' },
  AGE_OR_TERMS_NOT_CONFIRMED: { field: 'ageConfirmed' },
  INVITATION_CODE_INVALID: { field: 'affiliateCode' },
  REFERRER_LINK_INVALID: { field: 'affiliateCode' },
  AGENT_LINK_INVALID: { field: 'affiliateCode' },
  CAPTCHA_EMPTY: { field: 'captcha' },
  CAPTCHA_INCORRECT: { field: 'captcha' },
})
