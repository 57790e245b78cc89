import { lostTexts } from '#scripts/screens/lost-text.ts'
import { expect, test } from '../support/site.ts'

test('what is cut off, off the screen or over other text is found', async ({ page }) => {
  await page.goto('/m/login')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await lostTexts(page)).toEqual([])
  await page.evaluate(() => {
    const plant = (words: string, style: Partial<CSSStyleDeclaration>, dir = '') => {
      const box = document.createElement('p')
      Object.assign(box.style, { position: 'absolute', width: '90px', ...style })
      box.textContent = words
      if (dir) box.dir = dir
      document.body.append(box)
    }
    const cut = { overflow: 'hidden', whiteSpace: 'nowrap' }
    plant('Words that are cut off', { top: '700px', ...cut })
    plant('Words that are shortened', { top: '730px', textOverflow: 'ellipsis', ...cut })
    plant('৳ 123,456,789.00', { top: '760px', textOverflow: 'ellipsis', ...cut }, 'auto')
    plant('A name of the gateway', { top: '790px', textOverflow: 'ellipsis', ...cut }, 'auto')
    plant('Beyond', { top: '820px', left: '-40px' })
    plant('Below', { top: '850px' })
    plant('Above', { top: '852px' })
  })
  const found = await lostTexts(page)
  expect(found.map((fault) => fault.replace(/ <[^>]*>/g, ''))).toEqual([
    'cut: "Words that are cut off"',
    'ellipsis: "Words that are shortened"',
    'ellipsis: "৳ 123,456,789.00"',
    'off the screen: "Beyond"',
    'over another text: "Below" "Above"',
  ])
})
