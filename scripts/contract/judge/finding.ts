/** What a broken promise costs: a client written to the contract fails, something gets out, or nobody is hurt. */
export type Severity = 'breaking' | 'risky' | 'minor'

/** One place where an exchange breaks the contract. */
export interface Finding {
  rule: Rule
  severity: Severity
  /** What is wrong, in a sentence without a full stop. */
  title: string
  /** Why it matters. */
  why: string
  /** JSON pointer into the answer's body, `status`, or `header: name`. */
  pointer: string
  expected: string
  seen: string
}

/** Every rule with its usual severity and why it matters. */
const RULES = {
  'no-answer': ['breaking', 'A call that gets no answer leaves the page waiting.'],
  'unknown-operation': ['breaking', 'The contract has no such call, so nobody knows what it asks and answers.'],
  'unknown-status': ['breaking', 'The contract has no such status here, so no client has a reaction to it.'],
  'wrong-status': ['breaking', 'The catalogue gives each code one status; clients and proxies trust the status.'],
  'content-type': ['risky', 'Clients read JSON only; other texts often come from a server that shows its inside.'],
  'broken-json': ['breaking', 'Clients cannot read the answer at all.'],
  envelope: ['breaking', 'Without the envelope clients cannot tell success from failure.'],
  'unknown-code': ['breaking', 'The catalogue is closed; no page has words or a reaction for this code.'],
  'undeclared-code': ['breaking', 'The contract does not give this operation the code, so its pages do not handle it.'],
  'wrong-code': ['breaking', 'Clients react to the code alone; another code is another reaction.'],
  schema: ['breaking', 'Clients are generated from the schema and take it at its word.'],
  'unknown-field': ['risky', 'Fields nobody described are fields nobody reviewed.'],
  header: ['minor', 'Clients read this header as the contract describes it.'],
  'invalid-accepted': ['breaking', 'What the contract refuses has to be refused; else wrong data gets in.'],
  'valid-refused': ['breaking', 'The call holds the contract, so it may not be refused as broken.'],
  'session-not-asked': ['breaking', 'Anybody can make this call, though it is for signed-in accounts only.'],
  'ambiguous-json': ['risky', 'Readers of JSON disagree about such a text, so two clients see two answers.'],
  paging: ['breaking', 'Lists are read page by page; pages that do not fit show entries twice, or never.'],
  'not-asked': ['breaking', 'The answer has to be about what was asked, or a page shows one thing as another.'],
  'repeated-id': ['breaking', 'An id names one thing; pages keep one entry for each.'],
  disorder: ['minor', 'Pages show entries as they come, and read on where they stopped.'],
  moment: ['breaking', 'Pages count down to moments and sort by them.'],
  visitor: ['risky', 'Nobody signed in, so nobody may see it.'],
  'wrong-place': ['minor', 'Clients mark the fields that the failure names.'],
  'wrong-method': [
    'breaking',
    'Caches, logs and permissions go by the method; one that the contract has not is a second door.',
  ],
  'wrong-merchant': ['breaking', 'One merchant would show the site, or the money, of another.'],
  'code-not-provoked': ['breaking', 'The situation that the code describes is answered in another way.'],
} as const satisfies Record<string, readonly [Severity, string]>

export type Rule = keyof typeof RULES

/** Makes a finding; its severity and reason are those of the rule unless `severity` says otherwise. */
export function finding(
  rule: Rule,
  title: string,
  { pointer, expected, seen, severity }: Pick<Finding, 'pointer' | 'expected' | 'seen'> & { severity?: Severity },
): Finding {
  const [usual, why] = RULES[rule]
  return { rule, severity: severity ?? usual, title, why, pointer, expected, seen }
}

/** A text as a report shows it, cut where nobody reads on. The sign of it tells that half a secret may stand before. */
export const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)
