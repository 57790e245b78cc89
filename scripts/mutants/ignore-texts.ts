/** What Stryker's ignorers see of a node of the syntax tree. */
interface NodePath {
  node: { type: string; callee?: { name?: string }; name?: { name?: string } }
}

/** Texts for people, their descriptions and names of styles are no rules; other checks hold them. */
function shouldIgnore({ node }: NodePath): string | undefined {
  if (node.type === 'CallExpression' && /^defineMessages?$/.test(node.callee?.name ?? '')) return 'a text'
  return node.type === 'JSXAttribute' && node.name?.name === 'className' ? 'a style' : undefined
}

/** A plugin of Stryker, which takes it by this name. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: { shouldIgnore } }]
