/** Where one source file imports another, as paths from the root. */
export interface Import {
  from: string
  to: string
}

/** A folder with more files than this has to be split. */
const MOST_FILES = 25
/** The folders whose shape is ours: tests follow the code, and what is generated follows the contract. */
const OWN = /^(src|mock-server|scripts)\/(?!(.*\/)?generated\/)(?!.*\.test\.tsx?$)/

/**
 * Holds the shape of the folders: which room may know which, and how many files one has. Styles are not counted.
 *
 * @param sources every source file, as paths from the root
 * @returns one line for two neighbouring folders that import each other, and for a folder with too many files
 */
export function roomFaults(sources: readonly string[], imports: readonly Import[]): string[] {
  const own = sources.filter((file) => OWN.test(file))
  return [...neighbourFaults(imports.filter(({ from, to }) => OWN.test(from) && OWN.test(to))), ...sizeFaults(own)]
}

function neighbourFaults(imports: readonly Import[]): string[] {
  const first = new Map<string, Import>()
  for (const one of imports) {
    const pair = neighboursOf(one)
    if (pair !== undefined && !first.has(pair.join(' → '))) first.set(pair.join(' → '), one)
  }
  return [...first].flatMap(([key, { from, to }]) => {
    const [here, there] = key.split(' → ')
    const back = first.get(`${there} → ${here}`)
    // Told once, by the pair that is in order.
    if (back === undefined || here === undefined || there === undefined || here > there) return []
    return [`neighbours: ${here} and ${there} import each other (${from} → ${to}, ${back.from} → ${back.to})`]
  })
}

/** The two folders in which the paths part; undefined where one file stands above, or they have no folder in common. */
function neighboursOf({ from, to }: Import): [string, string] | undefined {
  const [here, there] = [from.split('/'), to.split('/')]
  const depth = here.findIndex((part, index) => part !== there[index])
  const areBothFolders = depth < here.length - 1 && depth < there.length - 1
  if (depth < 1 || !areBothFolders) return undefined
  return [here.slice(0, depth + 1).join('/'), there.slice(0, depth + 1).join('/')]
}

function sizeFaults(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) =>
    count > MOST_FILES ? [`room-size: ${folder} has ${count} files; ${MOST_FILES} are the most`] : [],
  )
}
