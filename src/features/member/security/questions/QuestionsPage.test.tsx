// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { resetPaymentPassword } from '#src/api/generated/security.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession } from '#src/core/session/session.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { formFault } from '../../../../../tests/support/form-fault.ts'
import { renderSite } from '../../../../../tests/support/render-site.tsx'
import { bodyOf, startStubGateway, type StubOptions } from '../../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../../tests/support/stub-session.ts'
import { QuestionsPage } from './QuestionsPage.tsx'

/** That of seeded accounts. */
const SEEDED = '482913'
const TOWN = 'In which town were you born?'
const RIVER = 'Which river runs by your home?'

let gateway = startStubGateway()
const callsOf = (operation: OperationId) => gateway.asked.filter((call) => call.operation === operation)
const bodies = (operation: OperationId) => Promise.all(callsOf(operation).map(bodyOf))
const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const choose = (label: string, question: string) => {
  const option = Array.from(field(label).querySelectorAll('option')).find((one) => one.textContent === question)
  fireEvent.change(field(label), { target: { value: option?.value } })
}
/** The text that stands in place of what the device's list shows. */
const shownOf = (list: HTMLElement) => list.parentElement?.firstElementChild?.textContent
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save questions' }))
const Said = () => <output data-testid="said">{useToasts().toast?.text.id}</output>

async function open(username: string, options: StubOptions = {}) {
  gateway = startStubGateway(options)
  await signInOnStub(username)
  const site = renderSite(
    <>
      <QuestionsPage />
      <Said />
    </>,
    { path: '/m/member/questions' },
  )
  await screen.findByRole('heading', { level: 2 })
  return site
}

function fillIn() {
  choose('First question', TOWN)
  type('Answer to the first question', ' Comilla ')
  choose('Second question', RIVER)
  type('Answer to the second question', 'Padma')
}

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  endSession()
  configureGateway({})
  window.sessionStorage.clear()
})

describe('the security questions', () => {
  it('GATEWAY-48, GATEWAY-49 two of the catalogue are answered, with the payment password once there is one', async () => {
    const { address } = await open('ravi88')
    const offered = Array.from(field('First question').querySelectorAll('option'), ({ textContent }) => textContent)
    expect(offered).toEqual(['Choose a question', TOWN, 'What was your first school called?', RIVER])
    const shown = () => ['First question', 'Second question'].map((label) => shownOf(field(label)))
    expect(shown()).toEqual(['Choose a question', 'Choose a question'])
    fillIn()
    expect(shown()).toEqual([TOWN, RIVER])
    type('Payment password', SEEDED)
    save()
    await waitFor(() => expect(address()).toBe('/m/member/security'))
    expect(await bodies('setCustomerSecurityQuestions')).toEqual([
      {
        answers: [
          { questionId: '3', answer: 'Comilla' },
          { questionId: '7', answer: 'Padma' },
        ],
        paymentPassword: SEEDED,
      },
    ])
    expect(screen.getByTestId('said').textContent).toBe('member.questions.saved')
  })

  it('shows what a lost answer may have saved', async () => {
    await open('newcomer', { lose: ['setCustomerSecurityQuestions'] })
    fillIn()
    save()
    expect(await screen.findByRole('heading', { name: 'Your current questions' })).toBeDefined()
  })

  it('NAMED-26, GATEWAY-48 asks for no payment password while there is none', async () => {
    await open('newcomer')
    expect(screen.queryByLabelText('Payment password')).toBeNull()
    fillIn()
    save()
    await waitFor(() => expect(callsOf('setCustomerSecurityQuestions')).toHaveLength(1))
    expect(Object.keys((await bodies('setCustomerSecurityQuestions'))[0] as object)).toEqual(['answers'])
  })

  it('MONEY-58 must differ, and each wants an answer', async () => {
    await open('newcomer')
    fillIn()
    choose('Second question', TOWN)
    type('Answer to the second question', '  ')
    save()
    await screen.findByText('Choose a different question from the first.')
    screen.getByText('Enter your answer.')
    await waitFor(() => expect(document.activeElement).toBe(field('Second question')))
    expect(callsOf('setCustomerSecurityQuestions')).toEqual([])
  })

  it('MONEY-58, GATEWAY-47 show which were chosen and never the answers, whose case and outer spaces do not count', async () => {
    await open('ravi88')
    fillIn()
    type('Payment password', SEEDED)
    save()
    await waitFor(() => expect(screen.getByTestId('said').textContent).toBe('member.questions.saved'))
    cleanup()
    await open('ravi88')
    await screen.findByRole('heading', { name: 'Your current questions' })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([TOWN, RIVER])
    expect(document.body.textContent).not.toMatch(/Comilla|Padma/)
    expect(Array.from(document.querySelectorAll('input'), ({ value }) => value)).toEqual(['', '', ''])
    const answers = [
      { questionId: '7', answer: ' padma' },
      { questionId: '3', answer: 'COMILLA ' },
    ]
    await expect(resetPaymentPassword({ body: { answers, newPaymentPassword: '418205' } })).resolves.toBeNull()
  })

  it('GATEWAY-48 a wrong payment password is said at its field, and the answers stay', async () => {
    await open('ravi88')
    fillIn()
    type('Payment password', '730914')
    save()
    await screen.findByText('The payment password is wrong. 4 attempts left.')
    expect([field('Payment password').value, field('Answer to the second question').value]).toEqual(['', 'Padma'])
    await waitFor(() => expect(document.activeElement).toBe(field('Payment password')))
  })

  it('asks again for the questions when one has gone meanwhile', async () => {
    await open('newcomer', { prefer: { setCustomerSecurityQuestions: 'code=404, example=RECORD_NOT_FOUND' } })
    fillIn()
    save()
    await waitFor(() => expect(formFault()).toBe('This entry no longer exists.'))
    expect(callsOf('listSecurityQuestions')).toHaveLength(2)
  })

  it('offers a retry where they do not load, and customer service where there are none', async () => {
    await open('ravi88', { prefer: { listSecurityQuestions: 'code=503, example=SYSTEM_BUSY' } })
    screen.getByRole('heading', { name: 'Loading failed' })
    cleanup()
    await open('ravi88', {
      change: (operation, value) => (operation === 'listSecurityQuestions' ? { list: [] } : value),
    })
    expect(screen.getByRole('heading', { name: 'No questions available' })).toBeDefined()
  })
})
