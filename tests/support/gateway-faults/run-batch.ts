import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { readContract } from '#scripts/contract/judge/contract.ts'
import type { LocatedFinding } from '#scripts/contract/verify/findings.ts'
import type { VerifyResult } from '#scripts/contract/verify/result.ts'
import { verify } from '#scripts/contract/verify/run.ts'
import { seededAccounts } from '../verify-accounts.ts'
import { startBrokenGateway, type PlantedFault } from './broken-gateway.ts'

const TIME_LIMIT_MS = 600_000
/** Long for the stub, and short for a test. */
const PATIENCE_MS = 4000

/** One run of `verify` against a stub with all these faults, and a test for each that it is found, and nothing else. */
export function testBatch(faults: readonly PlantedFault[]): void {
  let stub: StubDoor
  let result: VerifyResult

  beforeAll(async () => {
    stub = await startStub({ port: 0 })
    const broken = await startBrokenGateway(stub.url, faults)
    result = await verify(readContract(bundleContract(loadSources('openapi'))), {
      target: broken.url,
      rate: Number.POSITIVE_INFINITY,
      readOnly: false,
      only: faults.map(({ operation }) => operation),
      merchant: 'bdtdemo',
      otherMerchants: ['inrdemo'],
      timeoutMs: PATIENCE_MS,
      credentials: seededAccounts,
    })
    await broken.close()
  }, TIME_LIMIT_MS)

  afterAll(() => stub.close())

  const findingsOf = (operation: string): LocatedFinding[] =>
    result.operations.find(({ id }) => id === operation)?.findings ?? []

  test('one fault is planted in an operation', () => {
    expect(new Set(faults.map(({ operation }) => operation)).size).toBe(faults.length)
  })

  test.each(faults)('finds $name, and nothing else, in $operation', ({ operation, rule, at }) => {
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
}
