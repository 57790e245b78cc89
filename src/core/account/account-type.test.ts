import { describe, expect, it } from 'vitest'
import { isAgent, isExemptFromContracts, isRealAccount, isTrial } from './account-type.ts'

const TYPES = [0, 1, 2, 4, 40, 41, 42]
const those = (holds: (type: number) => boolean) => TYPES.filter(holds)

describe('the types of accounts', () => {
  it('SESSION-06, SESSION-10, GAP-10 trial, member and agent are told apart by the type alone', () => {
    expect(those(isTrial)).toEqual([4])
    expect(those((type) => !isTrial(type) && !isAgent(type))).toEqual([0, 40])
  })
  it('SESSION-07 0, 1 and 2 are real accounts', () => expect(those(isRealAccount)).toEqual([0, 1, 2]))
  it('SESSION-08 4 is the free trial', () => expect(isTrial(4)).toBe(true))
  it('SESSION-09, SESSION-29, CONST-42 1, 2, 41 and 42 are agents', () => {
    expect(those(isAgent)).toEqual([1, 2, 41, 42])
  })
  it('CONST-19, SESSION-10 4, 40, 41 and 42 are exempt from contract prompts', () => {
    expect(those(isExemptFromContracts)).toEqual([4, 40, 41, 42])
  })
})
