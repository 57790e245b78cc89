// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

afterEach(cleanup)

it('says the rule for a password before one is typed', () => {
  renderSite(<PasswordStrength password="" />)
  expect(document.body.textContent).toBe('Use 8 to 20 characters, with at least one letter and one digit.')
  expect(screen.queryByRole('status')).toBeNull()
})

it.each([
  ['lantern', 'Password too weak'],
  ['lantern88', 'Fair password'],
  ['Lantern88', 'Good password'],
  ['Lanternhouse88!', 'Strong password'],
])('grades %s in words, for those who do not see the bars: %s', (password, grade) => {
  renderSite(<PasswordStrength password={password} />)
  expect(screen.getByRole('status').textContent).toBe(grade)
})
