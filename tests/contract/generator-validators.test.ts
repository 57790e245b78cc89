import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Generator } from '#scripts/contract/generate/generate.ts'
import { createWorkspace, type Workspace } from './fixture/fixture.ts'

interface ValidationError {
  pointer: string
  message: string
}
type Check = (value: unknown) => ValidationError[]
interface Validators {
  validateRequest: Record<
    string,
    (request: unknown) => { valid: boolean; errors: ValidationError[]; variables?: unknown }
  >
  validateValue: Record<string, Check>
  validatePlaintext: Record<string, Check>
}

let workspace: Workspace
let validators: Validators

beforeAll(async () => {
  workspace = createWorkspace()
  const generator = new Generator(workspace.root)
  await generator.write()
  await generator.close()
  validators = await import(/* @vite-ignore */ join(workspace.root, 'mock-server/generated/validators.js'))
}, 180_000)
afterAll(() => workspace.remove())

const request = (operation: string, given: unknown) => validators.validateRequest[operation]?.(given)
const pointers = (operation: string, given: unknown) => request(operation, given)?.errors.map(({ pointer }) => pointer)

describe('the request validators', () => {
  it('make numbers and comma lists of a query string, and fill in defaults', () => {
    const query = new URL('http://host/wps/games?pageNo=3&ids=1,2&gameType=RNG').searchParams
    expect(request('listGames', { query })).toEqual({
      valid: true,
      errors: [],
      variables: { query: { pageNo: 3, pageSize: 25, ids: [1, 2], gameType: 'RNG' }, header: {}, body: undefined },
    })
  })

  it.each([
    ['no number', { pageNo: 'two' }, '/query/pageNo'],
    ['an empty number', { pageNo: '' }, '/query/pageNo'],
    ['a number out of bounds', { pageNo: '0' }, '/query/pageNo'],
    ['a fraction', { pageNo: '1.5' }, '/query/pageNo'],
    ['an unknown value', { gameType: 'SLOT' }, '/query/gameType'],
    ['an unknown parameter', { page: '1' }, '/query/page'],
    ['a list entry that is no number', { ids: '1,x' }, '/query/ids/1'],
  ])('refuse %s', (_name, query, pointer) => {
    expect(pointers('listGames', { query })).toEqual([pointer])
  })

  it('refuse names that every object has, and escape what a pointer writes otherwise', () => {
    const query = new URLSearchParams('__proto__=1&toString=1&a/b~c=1')
    expect(pointers('listGames', { query })).toEqual(['/query/__proto__', '/query/toString', '/query/a~1b~0c'])
  })

  it('want the headers that the contract names, whatever their case, and let others pass', () => {
    const body = { protected: 'p', iv: 'i', ciphertext: 'c', tag: 't' }
    expect(pointers('login', { body })).toEqual(['/header/X-Encryption-Key'])
    expect(pointers('login', { body, header: new Headers({ 'x-encryption-key': 'k', accept: '*/*' }) })).toEqual([])
    expect(pointers('login', { body, header: { 'X-Encryption-Key': 'k'.repeat(21) } })).toEqual([
      '/header/X-Encryption-Key',
    ])
  })

  it('check bodies and miss them', () => {
    const header = { 'X-Encryption-Key': 'k' }
    expect(pointers('login', { header })).toEqual(['/body'])
    expect(
      request('login', { header, body: { protected: 'p', iv: 'i', ciphertext: 5, tag: 't', extra: true } })?.errors,
    ).toEqual([
      { pointer: '/body/extra', message: 'is not known' },
      { pointer: '/body/ciphertext', message: 'is no string' },
    ])
  })

  it('read forms with numbers and files', () => {
    const form = new FormData()
    form.append('rewardId', 'r-1')
    form.append('count', '2')
    form.append('images', new Blob(['a']), 'a.png')
    expect(request('claimReward', { body: form })).toMatchObject({
      valid: true,
      variables: { body: { rewardId: 'r-1', count: 2 } },
    })
    form.append('images', new Blob(['b']), 'b.png')
    expect(request('claimReward', { body: form })?.valid).toBe(true)
    form.append('count', '3')
    expect(pointers('claimReward', { body: form })).toEqual(['/body/count'])
  })
})

describe('the value validators', () => {
  it('accept what the contract promises and point at what it does not', () => {
    const page = { games: [{ id: '1', title: 'Seven Lamps', gameType: 'RNG' }], pageNum: 1, totalPages: 1 }
    expect(validators.validateValue['listGames']?.(page)).toEqual([])
    expect(
      validators.validateValue['listGames']?.({
        ...page,
        games: [{ id: '1', gameType: 'SLOT' }],
        totalPages: undefined,
      }),
    ).toEqual([
      { pointer: '/totalPages', message: 'is missing' },
      { pointer: '/games/0/title', message: 'is missing' },
      { pointer: '/games/0/gameType', message: 'is none of RNG, LIVE' },
    ])
    expect(validators.validateValue['getWallet']?.({ balance: '12.5' })).toMatchObject([{ pointer: '/balance' }])
    expect(validators.validateValue['claimReward']?.(null)).toEqual([])
    expect(validators.validateValue['claimReward']?.({})).toEqual([{ pointer: '', message: 'is no null' }])
  })

  it('check what an encrypted body holds (GATEWAY-08)', () => {
    expect(Object.keys(validators.validatePlaintext)).toEqual(['login'])
    expect(validators.validatePlaintext['login']?.({ username: 'u'.repeat(21), sentAt: 'now', nonce: 'abc' })).toEqual([
      { pointer: '/username', message: 'breaks maxLength 20' },
    ])
  })

  it('need no other module', () => {
    expect(workspace.read('mock-server/generated/validators.js')).not.toMatch(/\brequire\(|^import /m)
  })
})
