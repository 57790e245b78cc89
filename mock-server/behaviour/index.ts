import type { Behaviours } from '../behaviours.ts'
import { sessionBehaviour } from './session.ts'

/** Everything that the stub does beyond answering examples. */
export const behaviours: Behaviours = {
  ...sessionBehaviour,
}
