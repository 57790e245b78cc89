import type { FieldRule, RegisterSettings, RegisterWays } from '#src/api/generated/types.ts'
import type { RuledField, Way } from './registration-values.ts'

/** The ruled fields in the order in which they stand in the form, the one that the account is known by apart. */
const ORDER: readonly Exclude<RuledField, 'username'>[] = [
  'mobileNum',
  'email',
  'payeeName',
  'nickname',
  'birthDate',
  'idNumber',
  'line',
  'whatsapp',
  'wechat',
  'qqNum',
  'facebook',
  'zalo',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
]

/** The ways that the gateway offers, by username first (REG-08). */
export function waysOf({ username, mobileNum }: RegisterSettings): Way[] {
  return [...(username.enabled ? (['username'] as const) : []), ...(mobileNum.enabled ? (['mobileNum'] as const) : [])]
}

/** The settings without the ways in that the site status says are closed; what it does not name is open (GAP-135). */
export function withOpenWays(settings: RegisterSettings, register: RegisterWays | undefined): RegisterSettings {
  const { username, mobileNum } = settings
  return {
    ...settings,
    username: { ...username, enabled: username.enabled && register?.username !== false },
    mobileNum: { ...mobileNum, enabled: mobileNum.enabled && register?.mobile !== false },
  }
}

/**
 * The rules of the fields that the form has now, in their order (REG-04, REG-12). What the account is known by is
 * always there and always required (GAP-74); an invitation that came by a link leaves nothing to type (REG-18).
 */
export function shownRules(
  settings: RegisterSettings,
  { way, linkCode }: { way: Way; linkCode: string | undefined },
): Map<RuledField, FieldRule> {
  const shown = new Map<RuledField, FieldRule>([[way, { ...settings[way], enabled: true, required: true }]])
  for (const field of ORDER) {
    const rule = settings[field]
    if (!rule?.enabled || shown.has(field)) continue
    if (field === 'affiliateCode' && linkCode !== undefined) continue
    shown.set(field, rule)
  }
  return shown
}
