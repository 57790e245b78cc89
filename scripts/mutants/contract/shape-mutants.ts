import type { ContractMutant } from './contract-mutant.ts'

/** A change of a shape that the site uses, everywhere in one file of the contract. */
interface ShapeMutant {
  file: string
  from: string
  to: string
  /** Where in the site it does not compile then. */
  seen: string
  /** What an error there names, so that it is told from those of other mutants. */
  says: string
}

const SHAPES: readonly ShapeMutant[] = [
  // Fields of answers.
  { file: 'schemas/wallet.yaml', from: 'sumBalance', to: 'totalBalance', seen: 'src/core/wallet/', says: 'sumBalance' },
  { file: 'schemas/games.yaml', from: 'displayName', to: 'title', seen: 'src/core/games/', says: 'displayName' },
  {
    file: 'schemas/lottery.yaml',
    from: 'cancellable',
    to: 'mayCancel',
    seen: 'src/features/lottery/',
    says: 'cancellable',
  },
  {
    file: 'schemas/deposit.yaml',
    from: 'expiresAt',
    to: 'endsAt',
    seen: 'src/features/cashier/deposit-order/',
    says: 'expiresAt',
  },
  { file: 'schemas/session.yaml', from: 'token', to: 'ticket', seen: 'src/core/session/', says: 'token' },
  { file: 'schemas/member.yaml', from: 'nickname', to: 'alias', seen: 'src/features/', says: 'nickname' },
  // Values that a page tells apart.
  { file: 'schemas/common.yaml', from: '41, 42]', to: '41, 42, 43]', seen: 'src/core/account/', says: '43' },
  { file: 'schemas/lottery.yaml', from: 'WAITING', to: 'OPEN', seen: 'src/features/lottery/', says: 'WAITING' },
  // What a call takes.
  { file: 'schemas/games.yaml', from: 'backUrl', to: 'returnUrl', seen: 'src/core/games/launch/', says: 'returnUrl' },
  { file: 'schemas/feedback.yaml', from: 'content', to: 'words', seen: 'src/features/feedback/', says: 'content' },
  { file: 'paths/games.yaml', from: 'name: gameName', to: 'name: title', seen: 'src/core/games/', says: 'gameName' },
  {
    file: 'paths/favorites.yaml',
    from: 'operationId: listFavoriteIds',
    to: 'operationId: getFavoriteIds',
    seen: 'src/core/',
    says: 'listFavoriteIds',
  },
  // What a failure carries.
  {
    file: 'schemas/verification.yaml',
    from: 'retryAt',
    to: 'until',
    seen: 'src/features/access/web-email/',
    says: 'retryAt',
  },
  {
    file: 'schemas/security.yaml',
    from: 'triesLeft',
    to: 'left',
    seen: 'src/features/member/security/',
    says: 'triesLeft',
  },
  // Types.
  {
    file: 'schemas/common.yaml',
    from: 'Money:\n  type: string',
    to: 'Money:\n  type: number',
    seen: 'src/core/',
    says: 'number',
  },
]

export const shapeMutants = (): ContractMutant[] =>
  SHAPES.map(({ file, from, to, seen, says }) => ({
    name: `${file}: ${from} → ${to}`.replaceAll('\n', ' '),
    file,
    plant: (text) => text.replaceAll(from, to),
    seen: { file: seen, code: says },
  }))
