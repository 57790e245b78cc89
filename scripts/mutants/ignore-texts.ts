/** What Stryker's ignorers see of a node of the syntax tree. */
interface NodePath {
  node: {
    type: string
    callee?: { name?: string; property?: { name?: string }; object?: { type?: string } }
    name?: { name?: string }
  }
}

/**
 * Texts for people, their descriptions and names of styles are no rules; other checks hold them. The arguments of
 * `import.meta.glob` are read by the bundler and have to stay literals.
 */
function shouldIgnore({ node }: NodePath): string | undefined {
  const { callee } = node
  if (callee?.object?.type === 'MetaProperty' && callee.property?.name === 'glob') return 'read by the bundler'
  if (node.type === 'CallExpression' && /^defineMessages?$/.test(callee?.name ?? '')) return 'a text'
  return node.type === 'JSXAttribute' && node.name?.name === 'className' ? 'a style' : undefined
}

/** A plugin of Stryker, which takes it by this name. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: { shouldIgnore } }]
