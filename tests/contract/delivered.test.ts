/**
 * The delivered file is for other teams: tools that this project does not own have to take it as it is. Prism answers
 * every example of it in doors.test.ts.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document, Ruleset, Spectral } from '@stoplight/spectral-core'
import { Json } from '@stoplight/spectral-parsers'
import { oas } from '@stoplight/spectral-rulesets'
import { afterAll, expect, test } from 'vitest'
import { ROOT, runCommand, TSC } from '#scripts/lib/run-command.ts'
import { bundleToFile } from './doors-support.ts'

const TOOL_LIMIT_MS = 180_000
const { file, models } = bundleToFile()
/** Below the checkout, so that libraries are found. */
const folder = join(ROOT, '.cache', `delivered-${process.pid}`)
mkdirSync(folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('Redocly reads it without an error', { timeout: TOOL_LIMIT_MS }, async () => {
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { code, stdout, stderr } = await runCommand('redocly', ['lint', file, '--format=json'], { env })
  expect({ code, said: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, said: '' })
})

test('Spectral finds nothing that its rules for OpenAPI warn of', { timeout: TOOL_LIMIT_MS }, async () => {
  const lint = async (text: string) => {
    const spectral = new Spectral()
    spectral.setRuleset(new Ruleset(oas))
    return (await spectral.run(new Document(text, Json))).map(({ code, path, message }) => ({ code, path, message }))
  }
  expect(await lint(readFileSync(file, 'utf8'))).toEqual([])
  const bare = JSON.stringify({ openapi: '3.1.0', info: { title: 'Bare', version: '1' }, paths: {} })
  expect((await lint(bare)).map(({ code }) => code)).toContain('info-description')
})

/** Calls as another team would write them; each marked line has to be refused by the compiler. */
const CLIENT = `
import createClient from 'openapi-fetch'
import type { operations, paths } from './schema.ts'

const client = createClient<paths>({ baseUrl: 'https://gw.example' })

export async function balance(): Promise<string | undefined> {
  const { data, error } = await client.GET('/wps/wallets/gcs')
  if (error) return error.code satisfies string
  // @ts-expect-error no such field
  void data.value.balance
  return data.value.sumBalance
}

export async function rename(nickname: string): Promise<boolean> {
  const { data } = await client.PUT('/wps/member/info/nickname', { body: { nickname } })
  // @ts-expect-error a nickname is a text
  await client.PUT('/wps/member/info/nickname', { body: { nickname: 5 } })
  // @ts-expect-error there is no such call
  await client.GET('/wps/nothing')
  return data?.success === true
}

type Unauthorized = operations['login']['responses'][401]['content']['application/json']
export const captcha: Unauthorized['code'] = 'CAPTCHA_REQUIRED'
// @ts-expect-error the catalogue is closed
export const other: Unauthorized['code'] = 'NICKNAME_TAKEN'
`

test('openapi-typescript makes a client of it that type-checks', { timeout: TOOL_LIMIT_MS }, async () => {
  const schema = join(folder, 'schema.ts')
  const made = await runCommand('openapi-typescript', [file, '--output', schema])
  expect(made).toMatchObject({ code: 0 })
  writeFileSync(join(folder, 'client.ts'), CLIENT)
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'nodenext',
      moduleResolution: 'nodenext',
      allowImportingTsExtensions: true,
      lib: ['es2022', 'dom'],
      types: [],
    },
    files: ['client.ts', 'schema.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const checked = await runCommand('node', [TSC, '-p', folder])
  expect(checked.stdout + checked.stderr).toBe('')
})

test('it names every operation once and leaves no shorthand behind', () => {
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length)
  expect(models.length).toBeGreaterThan(100)
})
