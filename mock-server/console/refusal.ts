import * as v from 'valibot'

/** How a gateway says what is wrong with a request to its switches. */
const problem = v.pipe(v.string(), v.parseJson(), v.object({ detail: v.string() }))

/** Why a gateway did not do what its switches were asked: in its own sentence, else by its status. */
export function refusal(
  { method, name }: { method: string; name: string },
  { status, body }: { status: number; body: string },
): Error {
  const said = v.safeParse(problem, body)
  return new Error(said.success ? said.output.detail : `${method} ${name}: ${status}`)
}
