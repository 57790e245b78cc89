// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { leavePage, openPage } from '../../../../tests/support/member-page.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../../tests/support/stub-session.ts'
import { said } from '../../../../tests/support/page.tsx'
import { press } from '../../../../tests/support/on-screen.ts'
import { callsOf } from '../../../../tests/support/team-page.ts'
import { AgentRegisterPage } from '../AgentRegisterPage.tsx'

beforeEach(async () => {
  await resetRuntime()
  await signInOnStub('agent01')
})
afterEach(leavePage)

const show = (code: string) => press(`QR code and link for ${code}`)
// The question stands over the sheet, which hides everything else from a screen reader here.
const sayYes = async () => fireEvent.click(await screen.findByRole('button', { name: 'Yes', hidden: true }))

it('GATEWAY-106 a link whose answer was lost stands in the list behind its form', async () => {
  const gateway = startStubGateway({
    change: (operation, value) => {
      if (operation === 'createAffiliateUrl') throw new TypeError('Failed to fetch')
      return value
    },
  })
  await openPage(<AgentRegisterPage />, '/m/agentRegister?view=links')
  await screen.findByText('2 of 20 links')
  await press('Create a link')
  const form = within(await screen.findByRole('dialog', { name: 'New link' }))
  fireEvent.click(form.getByRole('button', { name: 'Create a link' }))
  expect(await screen.findByText('3 of 20 links')).toBeDefined()
  expect(callsOf(gateway, 'createAffiliateUrl')).toHaveLength(1)
})

describe('GATEWAY-107 deleting a link', () => {
  it('GATEWAY-107 leaves the sheet of another one open, which can be deleted meanwhile', async () => {
    const gateway = startStubGateway({ hold: ['deleteAffiliateUrl'] })
    await openPage(<AgentRegisterPage />, '/m/agentRegister?view=links')
    await show('MGN7K2')
    await press('Delete the link')
    await sayYes()
    await waitFor(() => expect(gateway.held).toHaveLength(1))
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await show('MGNPRO')
    await press('Delete the link')
    const question = await screen.findByRole('button', { name: 'Yes', hidden: true })
    gateway.held[0]?.release()
    await screen.findByText('1 of 20 links')
    await gateway.allAnswered()
    expect(screen.getByDisplayValue('MGNPRO').closest('[data-leaving]')).toBeNull()
    fireEvent.click(question)
    await waitFor(() => expect(callsOf(gateway, 'deleteAffiliateUrl')).toHaveLength(2))
    gateway.held[0]?.release()
    await screen.findByText('0 of 20 links')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('GATEWAY-107 a link that was deleted elsewhere leaves no sheet that shares it', async () => {
    startStubGateway({ prefer: { deleteAffiliateUrl: 'code=404, example=RECORD_NOT_FOUND' } })
    await openPage(<AgentRegisterPage />, '/m/agentRegister?view=links')
    await show('MGN7K2')
    await press('Delete the link')
    await sayYes()
    await waitFor(() => expect(said).toEqual([reactions.RECORD_NOT_FOUND.text.id]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('GAP-132 GATEWAY-107 leaves the focus in the list', async () => {
    startStubGateway()
    await openPage(<AgentRegisterPage />, '/m/agentRegister?view=links')
    const opener = await screen.findByRole('button', { name: 'QR code and link for MGN7K2' })
    opener.focus()
    fireEvent.click(opener)
    await press('Delete the link')
    await sayYes()
    await screen.findByText('1 of 20 links')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /MGNPRO/ }).closest('ul'))
  })
})
