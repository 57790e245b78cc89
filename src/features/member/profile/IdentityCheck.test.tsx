// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { showToast, useToasts } from '#src/core/toasts/toasts.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { IdentityCheck } from './IdentityCheck.tsx'
import { idImagesFault } from './identity-rules.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const picture = (name: string) => new File([new Uint8Array(PNG)], name, { type: 'image/png' })

function Said() {
  const { toast } = useToasts()
  return <output data-testid="said">{toast ? `${toast.kind} ${toast.text.id}` : ''}</output>
}
const said = () => screen.getByTestId('said').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function choose(side: string, name: string) {
  const group = screen.getByRole('group', { name: side })
  const input = group.querySelector('input[type="file"]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [picture(name)] } })
  await within(group).findByRole('button', { name: `Remove ${name}` })
}

function open() {
  const gateway = startStubGateway()
  renderSite(
    <>
      <IdentityCheck />
      <Said />
    </>,
  )
  press('Proof of identity')
  return gateway
}

afterEach(() => {
  cleanup()
  act(() => showToast({ kind: 'info', text: { id: 'none' }, durationMs: 0 })())
  configureGateway({})
})

it('REG-41, GAP-159 a document has both of its sides', () => {
  const [front, back] = [picture('front.png'), picture('back.png')]
  expect(idImagesFault({ front, back })).toBeUndefined()
  expect(idImagesFault({ front, back: undefined })).toBe('idImagesIncomplete')
  expect(idImagesFault({ front: undefined, back })).toBe('idImagesIncomplete')
  expect(idImagesFault({ front: undefined, back: undefined })).toBe('idImagesIncomplete')
})

it.each(['Front of your ID', 'Back of your ID'])(
  'ERR-25, REG-41 says that a side is missing with only the %s',
  async (side) => {
    open()
    await choose(side, 'one.png')
    press('Check the pictures')
    expect(said()).toBe('error errors.code.idImagesIncomplete')
    expect(screen.queryByRole('link', { name: 'Customer service' })).toBeNull()
  },
)

it('REG-41, GAP-159, GAP-132 with both sides leads to customer service, and sends the pictures nowhere', async () => {
  const { asked } = open()
  const fields = screen.getAllByLabelText<HTMLInputElement>('Add picture')
  expect(fields.map(({ multiple }) => multiple)).toEqual([false, false])
  await choose('Front of your ID', 'front.png')
  await choose('Back of your ID', 'back.png')
  press('Check the pictures')
  expect(document.activeElement).toBe(screen.getByText(/^You have added both sides/))
  expect(screen.getByRole('link', { name: 'Customer service' })).toBeDefined()
  press('Remove back.png')
  expect(screen.queryByText(/^You have added both sides/)).toBeNull()
  await choose('Back of your ID', 'other.png')
  expect(screen.queryByText(/^You have added both sides/), 'not before the next press').toBeNull()
  expect(asked).toEqual([])
})
