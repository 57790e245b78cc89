import type { Call, WireCall, Who } from './call.ts'
import type { Secrets } from './secrets.ts'

/** The variable that stands for each session's token in reports. */
export const TOKEN_NAMES: Readonly<Record<Exclude<Who, 'nobody'>, string>> = {
  member: 'GATEWAY_TOKEN',
  agent: 'GATEWAY_AGENT_TOKEN',
  trial: 'GATEWAY_TRIAL_TOKEN',
  operator: 'GATEWAY_OPERATOR_TOKEN',
  limited: 'GATEWAY_LIMITED_TOKEN',
  resting: 'GATEWAY_RESTING_TOKEN',
  ended: 'GATEWAY_TOKEN_ENDED',
  leaving: 'GATEWAY_TOKEN',
  own: 'GATEWAY_OWN_TOKEN',
  registered: 'GATEWAY_OWN_TOKEN',
}

/** The call as a command that repeats it, secrets as names of variables. */
export function toCurl(call: Call, wire: WireCall, secrets: Secrets): string {
  const word = (text: string) => shellWord(text, secrets)
  const { method } = wire.init
  const words = ['curl -i', ...(method === 'GET' ? [] : [`-X ${method}`]), word(wire.url)]
  for (const [name, value] of wire.init.headers) {
    if (name === 'authorization') words.push(`-H 'Authorization: Bearer '"$${tokenName(call.who)}"`)
    else if (name === 'x-encryption-key' && call.plaintext) words.push(`-H 'X-Encryption-Key: '"$GATEWAY_JWE_KEY"`)
    else if (name === 'cookie') words.push('-H "Cookie: $GATEWAY_COOKIE"')
    else words.push(`-H ${word(`${name}: ${value}`)}`)
  }
  if (call.plaintext) words.push(`--data "$GATEWAY_JWE_BODY"`)
  else if (wire.text !== undefined) words.push(`--data-raw ${word(wire.text)}`)
  else if (wire.init.body instanceof FormData) words.push(...formWords(wire.init.body, word))
  const command = words.join(' \\\n  ')
  return call.plaintext ? `${command}\n# encrypted: ${secrets.hide(JSON.stringify(call.plaintext))}` : command
}

const tokenName = (who: Who): string => (who === 'nobody' ? 'GATEWAY_TOKEN' : TOKEN_NAMES[who])

/** Values of `-F` and `--data` that begin with `@` are files to curl. */
function formWords(form: FormData, word: (text: string) => string): string[] {
  return [...form].map(([name, value]) =>
    value instanceof File
      ? `-F ${word(`${name}=@${value.name};type=${value.type}`)}`
      : `--form-string ${word(`${name}=${value}`)}`,
  )
}

/** One word of a shell command; what is secret becomes a variable outside the single quotes. */
function shellWord(text: string, secrets: Secrets): string {
  return secrets
    .split(text)
    .map(({ plain, variable }) =>
      plain === undefined ? `"$${String(variable)}"` : `'${plain.replaceAll("'", `'\\''`)}'`,
    )
    .join('')
}
