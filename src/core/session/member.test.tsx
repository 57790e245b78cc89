// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { memberInfoItem } from '#src/core/storage/items.ts'
import { useMember } from './member.ts'
import { endSession, getSession, startSession, type Session } from './session.ts'

const gateway = vi.fn<() => Promise<Response>>()
const info = { id: '7', nickname: 'Ravi_88', account: 'ravi88', type: 0 } as const

function Name() {
  const session = getSession()
  return session ? <Member session={session} /> : null
}
const Member = ({ session }: { session: Session }) => <p>{useMember(session).name}</p>

function open() {
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <Name />
    </QueryClientProvider>,
  )
}

describe('the member', () => {
  beforeEach(() => {
    startSession({ token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88', type: 0 })
    configureGateway({ fetch: gateway, token: () => getSession()?.token })
    gateway.mockReset()
  })
  afterEach(() => {
    cleanup()
    endSession()
    configureGateway({})
  })

  it('SESSION-30 keeps id, nickname, account and type of the last answer, and nothing else of it', async () => {
    gateway.mockResolvedValue(Response.json({ success: true, value: { ...info, payeeName: 'Ravi Das' } }))
    open()
    await screen.findByText('Ravi_88')
    expect(memberInfoItem.read()).toEqual(info)
  })

  it('SESSION-30 is shown as the last answer said until the next one', () => {
    gateway.mockReturnValue(new Promise(() => undefined))
    memberInfoItem.write(info)
    open()
    expect(screen.getByText('Ravi_88')).toBeDefined()
  })

  it('SESSION-30 is not shown as another account was', () => {
    gateway.mockReturnValue(new Promise(() => undefined))
    memberInfoItem.write({ ...info, account: 'agent01', nickname: 'Agent_01' })
    open()
    expect(screen.getByText('ravi88')).toBeDefined()
  })
})
