import type { Rolldown } from 'vite'

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}
type GroupName = (moduleId: string, graph: ModuleGraph) => string | null

/** Where a group starts: all that this module imports, directly or not, without dynamic imports. */
interface Root {
  name: string
  module: string
}

/**
 * Puts everything that a first screen needs into as few files as possible: what the entry needs into one, and what home
 * needs beyond that into another. Left alone, the bundler makes a file of every set of modules that two pages share,
 * which costs a request each and compresses worse. Everything else is left to the bundler.
 */
export function chunkGroups(roots: readonly Root[]): GroupName {
  const reached = new Map<string, Set<string>>()
  return (moduleId, graph) => {
    for (const root of roots) {
      let modules = reached.get(root.name)
      if (!modules) reached.set(root.name, (modules = closureOf(root.module, graph)))
      if (modules.has(moduleId)) return root.name
    }
    return null
  }
}

function closureOf(start: string, graph: ModuleGraph): Set<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}
