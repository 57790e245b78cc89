import type { Promotion, PromotionStatus } from '#src/api/generated/types.ts'
import { promotionRow, untouchedStatus } from '#mock/data/promotions.ts'
import { promotionSeeds, type PromotionSeed } from '#mock/data/promotion-seeds.ts'
import type { Database } from '../db.ts'
import type { Account, PromotionStateRow } from '../rows.ts'

const DAY_MS = 86_400_000
const FIRST_APPLICATION = 8_842_017
/** What the stub knows of the pictures of a seeded application; they were never sent. */
const NO_PICTURE = { name: 'picture.png', type: 'image/png', size: 0, sha256: '' } as const

/** Where a member stands with every promotion, in a language. */
export function promotionsOf(db: Database, account: Account, now: number, language: string): Promotion[] {
  return promotionSeeds.map((seed) => promotionOf(db, account, seed, now, language))
}

/** Where a member stands with one promotion. */
export function promotionOf(
  db: Database,
  account: Account,
  seed: PromotionSeed,
  now: number,
  language: string,
): Promotion {
  const state = stateOf(db, account, seed.promoId)
  const { application } = state ?? {}
  return {
    ...promotionRow(seed, now, account.merchant, language),
    status: state?.status ?? untouchedStatus(seed),
    ...(state?.reward === undefined ? {} : { reward: state.reward }),
    ...(state?.statusNote === undefined ? {} : { statusNote: state.statusNote }),
    ...(application && { application: applicationOf(application) }),
  }
}

/** An application as the contract has it: its pictures are only counted. */
export function applicationOf({ pictures, ...rest }: NonNullable<PromotionStateRow['application']>) {
  return { ...rest, imageCount: pictures.length }
}

/** Notes what became of a promotion for a member. */
export async function setPromotion(
  db: Database,
  { merchant, username }: Account,
  promoId: string,
  next: { status: PromotionStatus } & Pick<PromotionStateRow, 'reward' | 'statusNote' | 'application'>,
): Promise<void> {
  db.promotionStates.deleteMany((q) => q.where({ merchant, username, promoId }))
  await db.promotionStates.create({ merchant, username, promoId, ...next })
}

/** One more than the highest; an application that is made again takes the row of its former one. */
export function nextApplicationId(db: Database): string {
  const numbers = db.promotionStates.all().map(({ application }) => Number(application?.applicationId.slice(2) ?? 0))
  return `PA${Math.max(FIRST_APPLICATION - 1, ...numbers) + 1}`
}

/** Gives the seeded member a past with the promotions. */
export async function seedPromotions(db: Database, account: Account, now: number): Promise<void> {
  for (const { promoId, past } of promotionSeeds) {
    if (!past) continue
    const { applied, ...state } = past
    const application = applied && {
      applicationId: `PA${promoId.slice(2)}17`,
      submittedAt: new Date(now - applied.days * DAY_MS).toISOString(),
      remark: applied.remark,
      pictures: Array.from({ length: applied.pictures }, () => ({ ...NO_PICTURE })),
    }
    await setPromotion(db, account, promoId, { ...state, ...(application && { application }) })
  }
}

function stateOf(db: Database, { merchant, username }: Account, promoId: string): PromotionStateRow | undefined {
  return db.promotionStates.findFirst((q) => q.where({ merchant, username, promoId }))
}
