/** A part of MDN's compatibility data: what an interface or a member is called, and since when browsers have it. */
export interface CompatData {
  __compat?: { support: Record<string, Support | Support[] | undefined> }
  [name: string]: CompatData | CompatData['__compat']
}

interface Support {
  /** A version, `≤13` where it is not known exactly, `preview`, or false. */
  version_added?: string | boolean | null
  prefix?: string
  alternative_name?: string
  flags?: unknown
}

/** Something that a script can ask for: a global, or a member of one. */
export type Interface = readonly [owner: string, member?: string]

/**
 * The interfaces of the web and of the language that a version of a browser does not have yet.
 *
 * @param data of MDN, as a whole
 * @param browser by its name there, such as `safari_ios`
 */
export function youngerInterfaces(data: CompatData, browser: string, version: number): Interface[] {
  const isThere = (part: CompatData): boolean => {
    const support = part.__compat?.support[browser]
    if (support === undefined) return true
    return [support].flat().some((one) => isPlain(one) && isSince(one.version_added, version))
  }
  const owners = [...partsOf(data, 'api'), ...partsOf(data, 'javascript', 'builtins')]
  return owners.flatMap(([owner, part]): Interface[] => {
    if (!isThere(part)) return [[owner]]
    return Object.entries(part).flatMap(([name, member]): Interface[] => {
      if (name === '__compat' || name === owner || isThere(member as CompatData)) return []
      return [[owner, name.replace(/_static$/, '').replace(/^(.+)_event$/, 'on$1')]]
    })
  })
}

const isPlain = ({ prefix, alternative_name, flags }: Support): boolean => !prefix && !alternative_name && !flags

function isSince(added: Support['version_added'], version: number): boolean {
  if (typeof added !== 'string') return added === true
  return added.startsWith('≤') || Number.parseFloat(added) <= version
}

function partsOf(data: CompatData, ...path: string[]): [string, CompatData][] {
  const part = path.reduce((at, name) => at[name] as CompatData, data)
  return Object.entries(part).filter(([name]) => name !== '__compat') as [string, CompatData][]
}

/** A script that takes interfaces out of a page; those that are not there, or cannot be taken, stay as they are. */
export function forgettingScript(interfaces: readonly Interface[]): string {
  return `(${forget})(${JSON.stringify(interfaces)});`
}

/** Runs in the page. */
function forget(interfaces: readonly Interface[]): void {
  const has = (target: object, name: string) => Object.prototype.hasOwnProperty.call(target, name)
  const take = (target: unknown, name: string) => {
    if (Object(target) === target && has(target as object, name)) Reflect.deleteProperty(target as object, name)
  }
  for (const [owner, member] of interfaces) {
    if (member === undefined) {
      take(window, owner)
      continue
    }
    const found: unknown = owner === 'Window' ? window : Reflect.get(window, owner)
    take(found, member)
    if (typeof found === 'function') take(found.prototype, member)
  }
}
