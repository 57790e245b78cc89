import type { SecurityAnswer } from '#src/api/generated/types.ts'
import type { Database } from '../db.ts'
import type { Account } from '../rows.ts'
import { digestOf, updateAccount } from './accounts.ts'

/** Sets the answers to security questions, as salted digests: no storage holds them in plain text (MONEY-60). */
export async function setSecurityAnswers(
  db: Database,
  account: Account,
  answers: readonly SecurityAnswer[],
): Promise<void> {
  const answerDigests = await digestsOf(account, answers)
  await updateAccount(db, account, (draft) => {
    draft.answerDigests = answerDigests
  })
}

/** Whether each of the account's questions, and no other, is answered right. */
export async function areSecurityAnswersOf(account: Account, answers: readonly SecurityAnswer[]): Promise<boolean> {
  const given = await digestsOf(account, answers)
  const own = new Map(account.answerDigests?.map(({ questionId, digest }) => [questionId, digest]))
  return given.length === own.size && given.every(({ questionId, digest }) => own.get(questionId) === digest)
}

const digestsOf = ({ salt }: Account, answers: readonly SecurityAnswer[]) =>
  Promise.all(
    answers.map(async ({ questionId, answer }) => ({ questionId, digest: await digestOf(salt, plain(answer)) })),
  )

/** Nobody remembers how a name was written: case and outer spaces of an answer do not count (MONEY-58). */
const plain = (answer: string) => answer.normalize('NFC').trim().toLowerCase()
