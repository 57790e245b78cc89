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

/**
 * Where something stands in a page, such as `Element.prototype` or `Intl`, `window` for a global, and its name there.
 */
export type Interface = readonly [place: string, name: string]

/** Their parts are classes of their own. */
const NAMESPACES = ['Intl', 'Temporal']

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
  const younger = (place: string, name: string, part: CompatData, placesOf: PlacesOf): Interface[] => {
    if (!isThere(part)) return [[place, name]]
    const path = place === 'window' ? name : `${place}.${name}`
    // What is called as its owner is its constructor.
    return partsOf(part).flatMap(([member, itsPart]): Interface[] => {
      if (member === name) return []
      if (NAMESPACES.includes(name)) return younger(path, member, itsPart, placesOf)
      return isThere(itsPart) ? [] : placesOf(path, member)
    })
  }
  return [
    ...partsOf(data, 'api').flatMap(([name, part]) => younger('window', name, part, placesOfApi)),
    ...partsOf(data, 'javascript', 'builtins').flatMap(([name, part]) =>
      younger('window', name, part, placesOfBuiltIn),
    ),
  ]
}

/** Where a member of an owner stands in a page. */
type PlacesOf = (owner: string, member: string) => Interface[]

/** MDN marks what the constructor has, and calls events by their names. */
const placesOfApi: PlacesOf = (owner, member) => {
  if (member.endsWith('_static')) return [[owner, member.replace('_static', '')]]
  const name = member.replace(/^(.+)_event$/, 'on$1')
  return owner === 'Window' ? [['window', name]] : [[`${owner}.prototype`, name]]
}

/** For JavaScript built-ins MDN's data does not say which members are static; no object has both under one name. */
const placesOfBuiltIn: PlacesOf = (owner, member) => [
  [owner, member],
  [`${owner}.prototype`, member],
]

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
  for (const [place, name] of interfaces) {
    let owner: unknown = window
    for (const part of place === 'window' ? [] : place.split('.'))
      owner = Object(owner) === owner ? Reflect.get(owner as object, part) : undefined
    if (Object(owner) === owner && Object.prototype.hasOwnProperty.call(owner, name))
      Reflect.deleteProperty(owner as object, name)
  }
}
