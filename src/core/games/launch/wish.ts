import { object, picklist, safeParse, type InferOutput } from 'valibot'
import { create } from 'zustand'
import { readLoginState } from '#src/core/routing/login-path.ts'
import { launchableSchema } from '#src/core/games/launch/open-game-item.ts'

const wishSchema = object({
  does: picklist(['play', 'favourite']),
  game: launchableSchema,
})

/** What a visitor tapped and had to log in for. It is done after the login, whose page says so. */
export type Wish = InferOutput<typeof wishSchema>

/** The wish that the present entry of the login page or the registration page carries. */
export function readWish(state: unknown): Wish | undefined {
  const { success, output } = safeParse(wishSchema, readLoginState(state)?.wish)
  return success ? output : undefined
}

const store = create<{ granted?: Wish | undefined; offered?: Wish | undefined }>(() => ({}))

/** The wish that is to be done now. */
export const useGrantedWish = () => store(({ granted }) => granted)

/** The wish of somebody who has just registered, who may have to deposit first. */
export const useOfferedWish = () => store(({ offered }) => offered)

export const grantWish = (granted: Wish) => store.setState({ granted })

export const offerWish = (offered: Wish) => store.setState({ offered })

/** The wish is done, or not wanted any more. */
export const dropWishes = () => store.setState({ granted: undefined, offered: undefined })
