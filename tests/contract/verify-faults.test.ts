import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { readContract } from '#scripts/contract/judge/contract.ts'
import type { LocatedFinding } from '#scripts/contract/verify/findings.ts'
import type { VerifyResult } from '#scripts/contract/verify/result.ts'
import { verify } from '#scripts/contract/verify/run.ts'
import { startBrokenGateway } from '../support/gateway-faults/broken-gateway.ts'
import { plantedFaults } from '../support/gateway-faults/planted-faults.ts'
import { seededAccounts } from '../support/verify-accounts.ts'

const TIME_LIMIT_MS = 180_000

let stub: StubDoor
let result: VerifyResult

beforeAll(async () => {
  stub = await startStub({ port: 0 })
  const broken = await startBrokenGateway(stub.url, plantedFaults)
  result = await verify(readContract(bundleContract(loadSources('openapi'))), {
    target: broken.url,
    rate: Number.POSITIVE_INFINITY,
    readOnly: false,
    only: plantedFaults.map(({ operation }) => operation),
    merchant: 'bdtdemo',
    credentials: seededAccounts,
  })
  await broken.close()
}, TIME_LIMIT_MS)

afterAll(() => stub.close())

const findingsOf = (operation: string): LocatedFinding[] =>
  result.operations.find(({ id }) => id === operation)?.findings ?? []

test('at least forty faults are planted, one in an operation', () => {
  expect(plantedFaults.length).toBeGreaterThanOrEqual(40)
  expect(new Set(plantedFaults.map(({ operation }) => operation)).size).toBe(plantedFaults.length)
})

test.each(plantedFaults)('finds $name, and nothing else, in $operation', ({ operation, rule, at }) => {
  const found = findingsOf(operation)
  expect([...new Set(found.map((one) => one.rule))], JSON.stringify(found, null, 2)).toEqual([rule])
  const place = new RegExp(`^${at.replaceAll('*', '[^/]+')}$`)
  expect(found.map(({ pointer }) => pointer).filter((pointer) => !place.test(pointer))).toEqual([])
})

test('every finding has a curl, and no secret stands anywhere in the result', () => {
  const all = result.operations.flatMap(({ findings }) => findings)
  expect(all.filter(({ curl }) => !curl.startsWith('curl -i'))).toEqual([])
  expect(JSON.stringify(result)).not.toContain(seededAccounts.member?.password)
  expect(JSON.stringify(result)).not.toMatch(/Bearer [0-9a-f]/)
})
