// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { RuledField } from './RuledField.tsx'

type Name = Parameters<typeof RuledField>[0]['field']

const note = 'As shown on your bank account. We pay out to this name only.'
const show = (field: Name) => renderSite(<RuledField field={field} name={field} />)
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })

afterEach(cleanup)

it.each<[Name, string]>([
  ['username', 'Username'],
  ['email', 'E-mail'],
  ['payeeName', 'Full name'],
  ['recommenderId', 'Referrer ID'],
  ['affiliateCode', 'Invitation code'],
  ['whatsapp', 'WhatsApp'],
])('%s is the field "%s", and what is typed can be read', (field, label) => {
  show(field)
  expect([control(label).name, control(label).type]).toEqual([field, 'text'])
})

it('the payment password is hidden, has an eye, and says what it is for', () => {
  show('paymentPassword')
  expect(control('Payment password').type).toBe('password')
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDefined()
  expect(screen.getByText('You will need it to withdraw.')).toBeDefined()
})

it.each<[Name, string | null, string]>([
  ['payeeName', note, ''],
  ['affiliateCode', null, 'If you have one'],
  ['email', null, ''],
])('%s has the line %j below it, and %j in it while it is empty', (field, below, inside) => {
  show(field)
  expect(screen.queryByText(note)?.textContent ?? null).toBe(below)
  expect(screen.getByRole<HTMLInputElement>('textbox').placeholder).toBe(inside)
})
