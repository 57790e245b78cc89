import { startTransition, useEffect, useState } from 'react'
import { defineMessage, defineMessages, useIntl, type MessageValue } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { readLoginState } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { useFeature } from '#src/core/site/site-status.ts'
import { AccessFrame } from '../AccessFrame.tsx'
import { newPasswordTitle } from '../new-password/new-password-title.ts'
import { useSecondsLeft } from '#src/core/account/verification/code-countdown.ts'
import { AccountStep } from './AccountStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import type { ResetAccount, ResetWay } from './reset-account.ts'
import { readStep, type Step } from './step.ts'
import { StepHead } from './StepHead.tsx'
import { useResetCaptcha } from './use-reset-captcha.ts'

/**
 * A forgotten password, in three steps (NAMED-20). Each step is an entry of the history, so that the phone's own back
 * button leads one step back; what was typed stays, and so does what the login was asked for, in address and entry.
 * Nothing on the way tells whether there is such an account (GAP-162).
 */
export function ForgetPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const ways: readonly ResetWay[] = useFeature('MOBILEVERCODELOGIN3') ? ['mobile', 'email'] : ['email']
  const [account, setAccount] = useState<ResetAccount>()
  const [ticket, setTicket] = useState<string>()
  const { search, state, key }: { search: string; state: unknown; key: string } = useLocation()
  const [firstKey] = useState(key)
  const arrived = key !== firstKey
  const named = readStep(state)
  const step =
    named === 'code' && account ? 'code' : named === 'password' && ticket !== undefined ? 'password' : 'account'
  const captcha = useResetCaptcha(step !== 'password')

  // After a reload, or with a ticket that is no longer good, the entry is that of the first step from now on.
  useEffect(() => {
    if (named !== step)
      void navigate({ pathname: paths.forget, search }, { replace: true, state: readLoginState(state) })
  }, [named, step, search, state, navigate])

  const asked = readLoginState(state)
  const goTo = (next: Step) => void navigate({ pathname: paths.forget, search }, { state: { ...asked, step: next } })

  return (
    <AccessFrame title={intl.formatMessage(titles[step])}>
      <StepHead key={step} step={step} arrived={arrived}>
        {step === 'code' ? account && <CodeLead account={account} /> : intl.formatMessage(leads[step])}
      </StepHead>
      {step === 'account' ? (
        <AccountStep
          ways={ways}
          account={account}
          captcha={captcha}
          onNext={(next) => {
            setAccount(next)
            goTo('code')
          }}
        />
      ) : null}
      {step === 'code' && account ? (
        <CodeStep
          account={account}
          captcha={captcha}
          onBack={() => void navigate(-1)}
          onProved={(granted) => {
            startTransition(() => {
              setTicket(granted)
              captcha.renew()
            })
            goTo('password')
          }}
        />
      ) : null}
      {step === 'password' && ticket !== undefined ? (
        <NewPasswordStep
          ticket={ticket}
          username={account?.username}
          onTicketInvalid={() => setTicket(undefined)}
          onDone={() => void navigate({ pathname: paths.login, search }, { replace: true, state: asked })}
        />
      ) : null}
    </AccessFrame>
  )
}

/** The same words whether the account exists or not (GAP-162). */
function CodeLead({ account }: { account: ResetAccount }) {
  const intl = useIntl()
  const isWaiting = useSecondsLeft('sendLoginSmsCode', account.mobileNum) > 0
  // The code is still on its way when another one may be asked for.
  const [isAsked, setAsked] = useState(isWaiting)
  if (isWaiting && !isAsked) setAsked(true)
  const name = <bdi key="name">{account.username}</bdi>
  if (account.way === 'email')
    return intl.formatMessage(messages.emailLead, { name, email: <bdi key="email">{account.email}</bdi> })
  const dialled = `+${currentMerchant.mobile.dialingCode} ${account.mobileNum}`
  const number = (
    <bdi key="number" dir="ltr">
      {dialled}
    </bdi>
  )
  return intl.formatMessage(isAsked ? messages.mobileSentLead : messages.mobileLead, { name, number })
}

const titles = {
  ...defineMessages({
    account: {
      id: 'access.reset.accountTitle',
      defaultMessage: 'Forgot your password?',
      description: 'Heading of the first step of resetting a forgotten password: the account',
    },
    code: {
      id: 'access.reset.codeTitle',
      defaultMessage: 'Enter the code',
      description: 'Heading of the second step of resetting a forgotten password: the code by SMS or e-mail',
    },
  }),
  password: newPasswordTitle,
}

const leads = defineMessages({
  account: {
    id: 'access.reset.accountLead',
    defaultMessage: 'Tell us which account it is. A code by SMS or e-mail then confirms that it is yours.',
    description:
      'Sentence below the heading of the first step of resetting a forgotten password; it must not say that a code is sent by itself',
  },
  password: {
    id: 'access.reset.passwordLead',
    defaultMessage: 'You have ten minutes. Once it is changed, log in with it on all your devices.',
    description: 'Sentence below the heading of the last step of resetting a forgotten password',
  },
})

const messages = defineMessages({
  mobileLead: defineMessage<{ name: MessageValue; number: MessageValue }>({
    id: 'access.reset.mobileLead',
    defaultMessage: 'Request a code by SMS. We send it to {number} if that number belongs to {name}.',
    description:
      'Sentence in the second step of resetting a forgotten password; number is a mobile number, name a username. It must not tell whether they exist',
  }),
  mobileSentLead: defineMessage<{ name: MessageValue; number: MessageValue }>({
    id: 'access.reset.mobileSentLead',
    defaultMessage: 'A code is on its way to {number} if that number belongs to {name}.',
    description:
      'Replaces access.reset.mobileLead once a code was requested; number is a mobile number, name a username. It must not tell whether they exist',
  }),
  emailLead: defineMessage<{ name: MessageValue; email: MessageValue }>({
    id: 'access.reset.emailLead',
    defaultMessage: 'An e-mail with a code is on its way to {email} if that address belongs to {name}.',
    description:
      'Sentence in the second step of resetting a forgotten password; email is an address, name a username. It must not tell whether they exist',
  }),
})
