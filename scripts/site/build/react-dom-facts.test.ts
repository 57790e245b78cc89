// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { PropsWithChildren } from 'react'
import { minifySync } from 'vite'
import { expect, it, vi } from 'vitest'
import { foldReactDom } from './react-dom-facts.ts'

const load = createRequire(import.meta.url)
const packageFile = (name: string, file: string) => join(dirname(load.resolve(`${name}/package.json`)), file)
const code = readFileSync(packageFile('react-dom', 'cjs/react-dom-client.production.js'), 'utf8')

it('leaves out more than a third of react-dom: servers, view transitions, head, fragments', () => {
  const minified = (script: string) => minifySync('dom.js', `!function(require, exports) {${script}}(r, e)`).code
  const [whole, folded] = [minified(code), minified(foldReactDom(code))]
  expect(folded.length).toBeLessThan(whole.length * 0.67)
  const parts = ['/$', 'startViewTransition', 'data-precedence', 'observeUsing']
  expect(parts.filter((part) => !whole.includes(part))).toEqual([])
  expect(parts.filter((part) => folded.includes(part))).toEqual([])
})

it('leaves another release of react-dom alone', () => {
  expect(() => foldReactDom(code.replaceAll('19.3.1', '19.4.0'))).toThrow('19.3.1')
})

it('what is left draws, waits, types, catches, moves and takes away', async () => {
  const React: typeof import('react') = load(packageFile('react', 'cjs/react.production.js'))
  const dom: typeof import('react-dom') = load(packageFile('react-dom', 'cjs/react-dom.production.js'))
  const { createRoot } = evaluate(foldReactDom(code), { react: React, 'react-dom': dom, scheduler: load('scheduler') })
  const { createElement: draw, Suspense, lazy, useState, useDeferredValue, startTransition, useLayoutEffect } = React

  class Catch extends React.Component<PropsWithChildren, { text: string }> {
    override state = { text: '' }
    static getDerivedStateFromError(error: Error) {
      return { text: error.message }
    }
    override render() {
      return this.state.text || this.props.children
    }
  }
  const cleaned = vi.fn()
  let arrive = (_text: string) => {}
  const Late = lazy(
    async () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = (text) => resolve({ default: () => text })
      }),
  )
  function Broken(): never {
    throw new Error('broken')
  }
  function Layer() {
    useLayoutEffect(() => cleaned, [])
    return dom.createPortal(draw('i', { className: 'layer' }, 'over'), document.body)
  }
  function Page() {
    const [name, setName] = useState('')
    const [page, setPage] = useState('one')
    const late = useDeferredValue(name)
    return draw(
      'main',
      { 'data-page': page },
      draw('input', { value: name, onChange: (event) => setName(event.currentTarget.value) }),
      draw('b', { style: { width: 3 } }, late),
      draw('button', { onClick: () => startTransition(() => setPage('two')) }),
      draw(Suspense, { fallback: 'waits' }, draw(Late)),
      draw(Catch, null, page === 'two' ? draw(Broken) : draw(Layer)),
    )
  }

  const host = document.body.appendChild(document.createElement('div'))
  const caught = vi.fn()
  const root = createRoot(host, { onCaughtError: caught })
  root.render(draw(Page))
  await vi.waitFor(() => expect(host.textContent).toBe('waits'))
  expect(document.querySelector('.layer')?.textContent).toBe('over')
  expect(host.querySelector('b')?.style.width).toBe('3px')

  arrive('came')
  await vi.waitFor(() => expect(host.textContent).toBe('came'))

  const field = host.querySelector('input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'typed')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => expect(host.querySelector('b')?.textContent).toBe('typed'))
  expect(field?.value).toBe('typed')

  host.querySelector('button')?.click()
  await vi.waitFor(() => expect(host.textContent).toBe('typedcamebroken'))
  expect(host.querySelector('main')?.dataset['page']).toBe('two')
  expect(document.querySelector('.layer')).toBeNull()
  expect(cleaned).toHaveBeenCalledOnce()
  expect(caught).toHaveBeenCalledOnce()

  root.unmount()
  await vi.waitFor(() => expect(host.childNodes).toHaveLength(0))
})

/** Runs a script as a build's module does. */
function evaluate(
  script: string,
  modules: Record<string, unknown>,
): Pick<typeof import('react-dom/client'), 'createRoot'> {
  const exports: Partial<typeof import('react-dom/client')> = {}
  compileFunction(script, ['require', 'exports'])((name: string) => modules[name], exports)
  const { createRoot } = exports
  if (!createRoot) throw new Error('react-dom has no createRoot')
  return { createRoot }
}
