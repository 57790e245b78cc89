import { create } from 'zustand'
import { object, oneOf, type ValueOf } from '#src/api/shape.ts'
import { readLoginState } from '#src/core/routing/login-path.ts'
import { launchableShape } from './open-game-item.ts'

const wishShape = object({
  does: oneOf('play', 'favourite'),
  game: launchableShape,
})

/** What a visitor tapped and had to log in for. It is done after the login, whose page says so. */
export type Wish = ValueOf<typeof wishShape>

/** The wish that the present entry of the login page or the registration page carries. */
export function readWish(state: unknown): Wish | undefined {
  return wishShape(readLoginState(state)?.wish)
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
