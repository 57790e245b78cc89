import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { printBundle } from '../document/bundle.ts'
import { asObject } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { runCommand } from '#scripts/lib/run-command.ts'
import { makePaint } from '#scripts/report/paint.ts'
import { allow, asEntry, changed, forget, now, operation, ownFailure } from '../../../tests/support/changed-contract.ts'
import { readBase } from './base.ts'
import { usesOfNewCodes } from './code-users.ts'
import { verb } from './diff-verb.ts'
import { compareContracts } from './operation-diff.ts'
import { printDiff } from './report.ts'

const lines = (older: ContractDocument, newer: ContractDocument) =>
  compareContracts(older, newer).map((one) => `${one.level} ${one.operation} ${one.place}: ${one.text}`)

describe('an operation', () => {
  test('without a change has none', () => expect(lines(now, structuredClone(now))).toEqual([]))

  test('that is gone breaks, a new one does not', () => {
    const without = changed(({ paths }) => delete paths['/wps/wallets/gcs'])
    expect(lines(now, without)).toEqual(['breaking getWallets GET /wps/wallets/gcs: The operation is gone'])
    expect(lines(without, now)).toEqual(['harmless getWallets GET /wps/wallets/gcs: A new operation'])
  })

  test('BEYOND-12 says what has changed in what is encrypted', () => {
    const newer = changed(({ components }) => {
      const removal = components.schemas['BankCardRemoval'] ?? {}
      removal['required'] = [...(removal['required'] as string[]), 'reason']
      removal['properties'] = { ...asObject(removal['properties']), reason: { type: 'string' } }
    })
    expect(lines(now, newer)).toEqual(['breaking removeBankCard request /plaintext/reason: A new field is required'])
    const plain = changed((document) => {
      const media = operation(document, 'removeBankCard').requestBody?.content['application/json']
      if (media) media.schema = { $ref: '#/components/schemas/BankCardRemoval' }
    })
    expect(lines(plain, now)).toEqual(['breaking removeBankCard request /body: The body is encrypted now'])
  })

  test('says its session, codes, statuses, parameters and body', () => {
    const newer = changed((document) => {
      operation(document, 'getWallets').security = [{ session: [] }]
      const nickname = operation(document, 'updateNickname')
      nickname.parameters = [{ name: 'reason', in: 'query', required: true, schema: { type: 'string' } }]
      nickname.responses['409'] = structuredClone(
        nickname.responses['422'] ?? nickname.responses['400'] ?? { $ref: '' },
      )
      delete nickname.responses['422']
      document['x-error-catalogue']['SYSTEM_BUSY'] = { ...asEntry(document, 'SYSTEM_BUSY'), retry: 'never' }
    })
    const said = lines(now, newer)
    expect(said).toContain('risky catalogue SYSTEM_BUSY: May be repeated: never now, it was later')
    expect(said).toContain('breaking getWallets session: A session is required now, it was optional')
    expect(said).toContain('breaking updateNickname request /query/reason: A new parameter is required')
    expect(said).toContain('breaking updateNickname errors: NAME_FORMAT comes with 409 now, it was 422')
  })

  test('says which facts of its answers have changed', () => {
    const newer = changed((document) => {
      delete document['x-moments']
      delete asEntry(document, 'SYSTEM_BUSY').retryAfter
      operation(document, 'getWallets')['x-per-merchant'] = ['/sumBalance']
      operation(document, 'listHotGames')['x-follows'] = { '/list': { most: '/query/pageSize' } }
    })
    const facts = /x-|retryAfter/
    const said = lines(now, newer).filter((line) => facts.test(line))
    expect(said).toEqual([
      'risky contract (all moments): x-moments is none now, it was UTC',
      'risky catalogue SYSTEM_BUSY: retryAfter is none now, it was true',
      'risky getWallets answer /value: x-per-merchant is ["/sumBalance"] now, it was ["/currencySymbol"]',
      'harmless listHotGames answer /value/list: x-follows is {"most":"/query/pageSize"} now, it was none',
    ])
    const back = lines(newer, now).filter((line) => facts.test(line))
    expect(back.map((line) => line.split(' ')[0])).toEqual(['harmless', 'harmless', 'risky', 'risky'])
  })

  test('that lost a code is told, and a code gone from the catalogue breaks', () => {
    const newer = changed((document) => {
      delete document['x-error-catalogue']['FAVORITE_LIMIT']
      forget(operation(document, 'addFavorite'), 'FAVORITE_LIMIT', document)
    })
    expect(lines(now, newer).filter((line) => line.includes('FAVORITE_LIMIT'))).toEqual([
      'breaking catalogue FAVORITE_LIMIT: The code is gone',
      expect.stringMatching(/^harmless addFavorite errors: FAVORITE_LIMIT \(\d+\) is not answered any more$/),
    ])
  })
})

describe('a code that has become possible', () => {
  const older = changed((document) => {
    forget(operation(document, 'addFavorite'), 'FAVORITE_LIMIT', document)
    forget(operation(document, 'updateNickname'), 'NAME_FORMAT', document)
  })
  const caller = (path: string, name: string) => ({ path, text: `import { ${name} } from '#src/api/generated/x.ts'\n` })

  test('of a write is handled as it is decided for the operation', () => {
    const uses = usesOfNewCodes(older, now, [
      caller('features/games/one.ts', 'useAddFavorite'),
      caller('features/one/Form.tsx', 'updateNickname'),
    ])
    expect(uses.map(({ code, part, isHandled, reaction }) => [code, part, isHandled, reaction])).toEqual([
      ['NAME_FORMAT', 'features/one', true, 'a message under its field, in each form'],
      ['FAVORITE_LIMIT', 'features/games', true, expect.stringMatching(/^the reaction table: a toast/)],
    ])
  })

  test('of a write for which nobody has decided is not handled, whoever in the folder names it', () => {
    const newer = changed((document) => allow(operation(document, 'login'), 'EMAIL_TAKEN', document))
    const uses = usesOfNewCodes(now, newer, [
      { path: 'features/access/Login.tsx', text: `${caller('', 'login').text}EMAIL_TAKEN` },
    ])
    expect(uses).toMatchObject([{ operation: 'login', code: 'EMAIL_TAKEN', isHandled: false }])
    const text = printDiff('v1', compareContracts(now, newer), uses, makePaint(false))
    expect(text).toContain('✕ EMAIL_TAKEN  features/access  write-codes.ts has no line for it')
    expect(text.split('\n').at(-1)).toBe(
      '✕ not compatible with v1  0 breaking · 1 risky · 0 harmless · 1 new code not handled',
    )
  })

  test('of a read belongs to who makes the call', () => {
    const without = changed((document) => forget(operation(document, 'checkUsername'), 'USERNAME_TAKEN', document))
    const uses = usesOfNewCodes(without, now, [
      { path: 'features/one/use-name.ts', text: `${caller('', 'checkUsername').text}USERNAME_TAKEN` },
      caller('features/two/use-name.ts', 'checkUsername'),
      { path: 'features/two/other.ts', text: 'USERNAME_TAKEN' },
    ])
    expect(uses.map(({ part, isHandled }) => [part, isHandled])).toEqual([
      ['features/one', true],
      ['features/two', false],
    ])
  })

  test('that the site has never heard of is handled nowhere', () => {
    const newer = changed((document) => {
      const answer = ownFailure(operation(document, 'updateNickname'), '422', document)
      asObject(answer.content['application/json'].examples)['NEW_CODE'] = { value: {} }
    })
    const [use] = usesOfNewCodes(now, newer, [caller('features/one/Form.tsx', 'updateNickname()')])
    expect(use).toMatchObject({ code: 'NEW_CODE', isHandled: false })
  })
})

describe('the base', () => {
  afterEach(() => vi.unstubAllEnvs())
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))

  test('is a bundled file or a git ref', async () => {
    const file = join(folder, 'openapi.json')
    writeFileSync(file, printBundle(now))
    expect(await readBase(file)).toEqual(JSON.parse(printBundle(now)))
    await expect(verb.run({ json: file }, [file])).rejects.toThrow(`${file} is the file to be read`)
    const checkout = join(folder, 'checkout')
    mkdirSync(checkout)
    const git = (...args: string[]) => runCommand('git', args, { cwd: checkout })
    const commit = () =>
      git('-c', 'user.name=Test', '-c', 'user.email=test@test.example', 'commit', '--allow-empty', '-qm', 'Change')
    await git('init', '-q')
    await commit()
    cpSync('openapi', join(checkout, 'openapi'), { recursive: true })
    await git('add', '.')
    await commit()
    rmSync(join(checkout, 'openapi'), { recursive: true })
    expect(await readBase('HEAD', checkout)).toEqual(now)
    expect(await readBase('HEAD~1', checkout)).toBe('HEAD~1 has no contract (no openapi/ at that commit).')
    await git('branch', 'docs')
    expect(await readBase('docs', checkout), 'a ref named like a folder').toEqual(now)
  })

  test('is found where the project is a folder of a larger repository', async () => {
    const whole = mkdtempSync(join(folder, 'whole-'))
    const git = (...args: string[]) => runCommand('git', args, { cwd: whole })
    cpSync('openapi', join(whole, 'site', 'openapi'), { recursive: true })
    await git('init', '-q')
    await git('add', '.')
    await git('-c', 'user.name=Test', '-c', 'user.email=test@test.example', 'commit', '-qm', 'Change')
    expect(await readBase('HEAD', join(whole, 'site'))).toEqual(now)
  })

  test('that holds no contract is told in a sentence', async () => {
    const file = join(folder, 'other.json')
    writeFileSync(file, '{"openapi":"3.1.0","paths":{}}')
    expect(await readBase(file)).toContain('is no bundled contract')
    const unknown = (name: string) =>
      `"${name}" is neither a file nor a git ref here; if a remote has it, fetch it first.`
    expect(await readBase('scripts')).toBe(unknown('scripts'))
    expect(await readBase('no-such-ref')).toBe(unknown('no-such-ref'))
  })

  test('that git cannot read is told in words of git', async () => {
    const checkout = mkdtempSync(join(folder, 'git-'))
    const git = (...args: string[]) => runCommand('git', args, { cwd: checkout })
    await git('init', '-q')
    mkdirSync(join(checkout, 'openapi'))
    writeFileSync(join(checkout, 'openapi', 'a.yaml'), 'a: 1\n')
    await git('add', '.')
    await git('-c', 'user.name=Test', '-c', 'user.email=test@test.example', 'commit', '-qm', 'Change')
    const { stdout: blob } = await git('rev-parse', 'HEAD:openapi/a.yaml')
    rmSync(join(checkout, '.git', 'objects', blob.slice(0, 2), blob.slice(2).trim()))
    expect(await readBase('HEAD', checkout)).toMatch(/^git cannot read openapi\/a\.yaml of HEAD: .*bad object/)

    for (const name of ['GIT_TEST_ASSUME_DIFFERENT_OWNER', 'GIT_CONFIG_NOSYSTEM']) vi.stubEnv(name, '1')
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
    expect(await readBase('HEAD', checkout)).toMatch(/^git cannot read HEAD: .*dubious ownership.*$/)

    vi.stubEnv('PATH', folder)
    expect(await readBase('HEAD', checkout)).toBe('git cannot read HEAD: git: spawn git ENOENT.')
  })
})
