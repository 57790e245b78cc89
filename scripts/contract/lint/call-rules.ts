import { asObject, asTexts } from '../document/json.ts'
import { sessionNeed } from '../document/operation.ts'
import { below } from '../document/references.ts'
import type { LintContext, Rule, WrittenOperation } from './context.ts'
import { REQUIREMENTS_FILE, type RequiredCall } from './requirements.ts'

const FORM = 'multipart/form-data'
/** By its header's name, or by the name under which it is shared. */
const KEY_PARAMETER = /Idempotency-?Key/

/** Each call that a row describes is an operation of that name, which names the row. */
const gatewayCoverage: Rule = (context) => {
  for (const call of context.requirements.calls) {
    const operation = operationOf(call, context)
    if (operation && asTexts(operation.node['x-requirements']).includes(call.id)) continue
    const { id, operationId, line } = call
    const message = `${id} (${operationId}) has no operation.`
    context.problems.push({ file: REQUIREMENTS_FILE, line, column: 1, rule: 'gateway-coverage', message })
  }
}

/** Address, session, type of the body and key of each call are those of its row. */
const asItsRow: Rule = (context) => {
  for (const call of context.requirements.calls) {
    const operation = operationOf(call, context)
    if (operation) compare(call, operation, context)
  }
}

function compare(call: RequiredCall, operation: WrittenOperation, { report }: LintContext): void {
  const { id, node, place, method, url } = operation
  const say = (at: string, message: string) =>
    report(
      below(place, at),
      'as-its-row',
      `${message} (${call.id}). The contract has to agree with ${REQUIREMENTS_FILE}.`,
    )
  const address = `${method.toUpperCase()} ${url}`
  if (call.address !== undefined && call.address !== address)
    say('operationId', `${id} is ${call.address}, not ${address}`)
  const session = sessionNeed(node['security'])
  if (call.sessions && !call.sessions.includes(session))
    say('security', `The session of ${id} is ${call.sessions.join(' or ')}, not ${session}`)
  const isForm = Object.keys(asObject(asObject(node['requestBody'])['content'])).includes(FORM)
  if (call.isForm !== undefined && call.isForm !== isForm)
    say('requestBody', `The body of ${id} is ${call.isForm ? FORM : 'JSON'}`)
  const hasKey = KEY_PARAMETER.test(JSON.stringify(node['parameters'] ?? []))
  if (call.hasKey !== undefined && call.hasKey !== hasKey)
    say('parameters', `${id} has ${call.hasKey ? 'a' : 'no'} Idempotency-Key`)
}

const operationOf = ({ operationId }: RequiredCall, { operations }: LintContext) =>
  operations.find(({ id }) => id === operationId)

export const CALL_RULES: readonly Rule[] = [gatewayCoverage, asItsRow]
