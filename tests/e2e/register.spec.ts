import { expectNoAxeViolations } from '../support/axe.ts'
import { answerCaptcha, box, fill, stubLog } from '../support/registration-form.ts'
import { expect, test } from '../support/site.ts'

const passwords = { password: 'lantern2026', confirmPassword: 'lantern2026' }
const person = { email: 'nusrat.jahan@example.com', payeeName: 'Nusrat Jahan' }

test('REG-01, REG-02, REG-27, REG-32, GAP-69, GAP-75 a visitor opens an account by name', async ({
  page,
  site,
  calls,
}) => {
  await page.goto('/m/home')
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Join in a minute')).toBeVisible()
  expect(calls.find((call) => call.includes('groupName=m_reg'))).toMatch(/types=B&.*platform=M.*merchantCode=bdtdemo/)
  await expect(page.getByRole('link', { name: 'Log in now' })).toHaveAttribute('href', '/m/login')

  const submit = page.getByRole('button', { name: 'Register' })
  await expect(submit).toBeDisabled()
  await page.getByText('I am 18 or over').click()
  await submit.click()
  await expect(box(page, 'username')).toBeFocused()
  await expectNoAxeViolations(page)

  await fill(page, { username: 'ravi88', ...passwords, ...person, mobileNum: '০১৮১২ ৩৪৫৬৭৮', affiliateCode: 'NOBODY' })
  await expect(page.getByText('This username already exists.')).toBeVisible()
  await fill(page, { username: 'nusrat_jahan' })
  await answerCaptcha(page, site.stubUrl)
  await submit.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(box(page, 'affiliateCode')).toBeFocused()
  await fill(page, { affiliateCode: 'LAMP88', captcha: '0' })
  await submit.click()
  await expect(page.getByText('The verification code is wrong.')).toBeVisible()
  await expect(box(page, 'captcha')).toBeFocused()
  await expect(box(page, 'captcha')).toHaveValue('')
  await expect.poll(async () => (await stubLog(site.stubUrl)).captchas.length).toBeGreaterThan(1)
  await answerCaptcha(page, site.stubUrl)
  await submit.click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator('header')).toContainText('nusrat_jahan')
  expect(calls.filter((call) => call.startsWith('PUT /wps/member/register'))).toHaveLength(2)
  await page.goto('/m/register')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('REG-33, REG-34, REG-38, GAP-76, GAP-139 the prompt of a lobby that wants it so opens the form over the lobby', async ({
  page,
  site,
  calls,
}) => {
  await page.addInitScript(() => localStorage.setItem('MC_MERCHANT', 'tlbdemo'))
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Create an account' })
  await expect(sheet.getByText('I am 21 or over')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(calls.filter((call) => call === 'GET /wps/captcha')).toHaveLength(1)
  await fill(page, {
    username: 'somchai_t',
    ...passwords,
    mobileNum: '0812345678',
    line: 'สมชาย',
    paymentPassword: '135790',
  })
  await expectNoAxeViolations(page)
  await sheet.getByRole('link', { name: 'Log in now' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.goBack()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(box(page, 'username')).toHaveValue('somchai_t')
  await expect(box(page, 'password')).toHaveValue('')
  await fill(page, { ...passwords, paymentPassword: '135790' })
  await page.getByText('I am 21 or over').click()
  await expect.poll(async () => (await stubLog(site.stubUrl)).captchas.length).toBe(2)
  await answerCaptcha(page, site.stubUrl)
  await sheet.getByRole('button', { name: 'Register' }).click()
  await expect(sheet).toBeHidden()
  await page
    .getByRole('dialog', { name: /^Welcome, / })
    .getByRole('button', { name: 'Not now' })
    .click()
  await expect(page.getByRole('banner')).toContainText('somchai_t')
})
