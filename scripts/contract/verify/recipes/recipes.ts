import type { ContractOperation } from '../../judge/contract.ts'
import { agentRecipes } from './agents.ts'
import { gameRecipes } from './games.ts'
import { limitRecipes } from './limits.ts'
import { loginRecipes } from './login.ts'
import { memberRecipes } from './member.ts'
import { moneyRecipes } from './money.ts'
import { orderRecipes } from './orders.ts'
import type { Recipe } from './recipe.ts'
import { REASONS } from './reasons.ts'
import { securityRecipes } from './security.ts'
import { sessionRecipes } from './sessions.ts'

const ALL: readonly Recipe[] = [
  ...sessionRecipes,
  ...memberRecipes,
  ...loginRecipes,
  ...gameRecipes,
  ...moneyRecipes,
  ...orderRecipes,
  ...limitRecipes,
  ...securityRecipes,
  ...agentRecipes,
]

/**
 * How an operation is brought to answer a code, or why that cannot be done from outside; undefined when nobody has
 * thought of it.
 */
export function recipeFor({ id }: Pick<ContractOperation, 'id'>, code: string): Recipe | string | undefined {
  return (
    ALL.find((recipe) => recipe.code === code && recipe.on?.includes(id)) ??
    REASONS[`${id} ${code}`] ??
    ALL.find((recipe) => recipe.code === code && recipe.on === undefined) ??
    REASONS[code]
  )
}
