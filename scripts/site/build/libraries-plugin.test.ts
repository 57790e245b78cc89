import { describe, expect, it } from 'vitest'
import { markUnused, plainMembers } from './libraries-plugin.ts'

describe('what keeps unused components in a build', () => {
  it('is dropped where it is a name for developer tools', () => {
    expect(markUnused('var Form = 1;\nForm.displayName = "Form";\nuse(Form);')).toBe('var Form = 1;\n\nuse(Form);')
  })
  it.each([
    ['var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
    ['const Intl = React.createContext(null)', 'const Intl = /* @__PURE__ */ React.createContext(null)'],
    ['const Day = createFormattedComponent("d");', 'const Day = /* @__PURE__ */ createFormattedComponent("d");'],
  ])('is marked in "%s"', (code, marked) => expect(markUnused(code)).toBe(marked))
  it.each(['  Inner.displayName = "Inner";', 'const stop = React.startTransition(run)', 'start(createStore())'])(
    'leaves alone "%s"',
    (code) => expect(markUnused(code)).toBe(code),
  )
})

it('private members become plain ones, and other words with a # stay', () => {
  const code = '\t#cache;\n\t#count = 0;\n\tasync #load() {\n\t\treturn this.#cache?.get("#a") ?? other.#count\n\t}'
  expect(plainMembers(code)).toBe(
    '\n\t_count = 0;\n\tasync _load() {\n\t\treturn this._cache?.get("#a") ?? other._count\n\t}',
  )
})
