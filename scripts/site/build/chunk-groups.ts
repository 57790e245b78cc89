import type { Rolldown } from 'vite'

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}
interface CodeSplittingGroup {
  debugName: string
  name: (moduleId: string, graph: ModuleGraph) => string | null
  priority: number
}

/** All that some modules import, directly or not, without dynamic imports. */
interface Reach {
  /** Where it starts, as absolute paths. */
  modules: readonly string[]
  /** Leaves only what these modules import as well: what pages share, and nothing that one of them has alone. */
  sharedWith?: readonly string[]
}

/** One file and what goes into it. */
export interface ChunkGroup {
  name: string
  takes: readonly Reach[]
  /** No earlier group takes these, though it reaches them: the index of a library names even what nobody uses there. */
  own?: readonly string[]
  /** Takes small modules with such a path too, where more than one module imports them. */
  shared?: RegExp
}

/**
 * Puts what pages need into few files, the first group that wants a module having it. Left alone, the bundler makes a
 * file of every set of modules that two pages share, which costs a request each and compresses worse. What no group
 * wants is left to the bundler.
 */
export function chunkGroups(groups: readonly ChunkGroup[]): CodeSplittingGroup[] {
  return groups.map((group, index) => {
    let modules: Set<string> | undefined
    const ownOfLater = new Set(groups.slice(index + 1).flatMap(({ own = [] }) => own))
    const wants = (id: string, graph: ModuleGraph) =>
      ((modules ??= modulesOf(group, graph)).has(id) && !ownOfLater.has(id)) ||
      (group.shared?.test(id) === true && (graph.getModuleInfo(id)?.importers.length ?? 0) > 1)
    return {
      debugName: group.name,
      name: (id, graph) => (wants(id, graph) ? group.name : null),
      // The bundler takes a module's imports along, so those of an earlier group must be gone before.
      priority: groups.length - index,
    }
  })
}

function modulesOf({ takes }: ChunkGroup, graph: ModuleGraph): Set<string> {
  return new Set(
    takes.flatMap(({ modules, sharedWith }) => {
      const others = sharedWith && closureOf(sharedWith, graph)
      return [...closureOf(modules, graph)].filter((id) => others?.has(id) ?? true)
    }),
  )
}

function closureOf(starts: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set<string>()
  const open = [...starts]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}
