import { expect, test } from '@playwright/test'
import { startStub } from '#mock/doors/node.ts'
import { builtFolder } from '#scripts/site/serve/built-folder.ts'
import { serveSite } from '#scripts/site/serve/site-server.ts'

test('ERR-46, ERR-47, SHELL-91 a gateway that goes away leaves what is shown, says what failed, and is found again', async ({
  page,
}) => {
  const stub = await startStub({ port: 0 })
  const site = await serveSite({
    folder: builtFolder('site'),
    port: 4500,
    gateway: { url: stub.url, uploadUrl: stub.url, stubUrl: stub.url },
  })
  await page.goto(`${site.url}/m/home`)
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByRole('heading', { name: 'Hot tonight' })).toBeVisible()

  await stub.close()
  await page.getByRole('button', { name: 'Fishing', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Loading failed' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible()

  const again = await startStub({ port: Number(new URL(stub.url).port) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible()
  await site.close()
  await again.close()
})
