// @vitest-environment jsdom
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitize } from './sanitize.ts'

const nodes = (html: string, imageHosts = ['https://img.example']): HTMLElement => {
  const box = document.createElement('div')
  box.append(sanitize(html, { imageHosts }))
  return box
}
// oxlint-disable-next-line eslint/no-restricted-properties -- reads what came out
const clean = (html: string): string => nodes(html).innerHTML

const BITS =
  '<p> </p> <svg> <math> <style> <!-- --> <script> <a\u00a0href=" javascript: "> <img\u00a0src=x\u00a0onerror=alert(1)> <template> <noscript> <table> <form> <b\u00a0id=x> &lt;'
    .split(' ')
    .map((bit) => bit.replaceAll('\u00a0', ' '))

describe('HTML that a server sent', () => {
  it('GAP-97 keeps what texts are formatted with', () => {
    const html =
      '<h2>Rules</h2><p>A <b>bold</b> and <em>small</em><br>line.</p><ol><li>One</li></ol><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
    expect(clean(html)).toBe(html)
  })

  it.each([
    ['a script', '<script>alert(1)</script>ok', 'ok'],
    ['a handler', '<p onclick="alert(1)">ok</p>', '<p>ok</p>'],
    ['a style', '<style>*{display:none}</style><p style="position:fixed">ok</p>', '<p>ok</p>'],
    ['a form', '<form action="https://evil.example"><input name="password"><button>Go</button>ok</form>', 'Gook'],
    ['a page of frames', '<frameset><frame src="https://evil.example"></frameset>', ''],
    ['a frame', '<iframe src="https://evil.example"></iframe>ok', 'ok'],
    ['media', '<video src="x" autoplay></video><audio src="x"></audio>ok', 'ok'],
    ['SVG', '<svg><script>alert(1)</script></svg>ok', 'ok'],
    ['MathML', '<math><mi//xlink:href="data:x,<script>alert(4)</script>">ok', ''],
    ['names that shadow the page', '<p id="root" name="body" class="x">ok</p>', '<p>ok</p>'],
    ['a base', '<base href="https://evil.example/">ok', 'ok'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">ok', 'ok'],
  ])('GAP-97 takes away %s', (_what, html, left) => expect(clean(html)).toBe(left))

  it.each([
    ['/m/help?tag=terms', '<a href="/m/help?tag=terms">x</a>'],
    ['https://t.me/house', '<a href="https://t.me/house" target="_blank" rel="noopener noreferrer">x</a>'],
    [
      'mailto:help@house.example',
      '<a href="mailto:help@house.example" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['javascript:alert(1)', '<a>x</a>'],
    ['java\nscript:alert(1)', '<a>x</a>'],
    ['data:text/html,x', '<a>x</a>'],
    ['//evil.example', '<a>x</a>'],
    ['/\\evil.example', '<a>x</a>'],
    ['http://evil.example', '<a>x</a>'],
    ['https://user:pass@evil.example', '<a>x</a>'],
    ['/m/unknown', '<a>x</a>'],
  ])('GAP-97 lets the link %s through the gate as it should', (address, left) =>
    expect(clean(`<a href="${address}" target="_top" rel="opener">x</a>`)).toBe(left),
  )

  it.each([
    ['https://img.example/a.png', true],
    ['/media/a.svg', true],
    ['https://other.example/a.png', false],
    ['http://img.example/a.png', false],
    ['data:image/png;base64,AAAA', false],
    ['//img.example.evil.example/a.png', false],
  ])('GAP-97 shows the picture %s: %s', (address, shown) =>
    expect(clean(`<img src="${address}" alt="">`).includes('<img')).toBe(shown),
  )

  it.each(['https://img.example/', 'https://img.example/site-a'])(
    'GAP-97, BOOT-26 shows the pictures of a host that is written as %s',
    (host) => {
      const shown = nodes('<img src="https://img.example/a.png" alt="">', [host, 'no address'])
      expect(shown.querySelectorAll('img')).toHaveLength(1)
    },
  )

  it('GAP-97 leaves nothing of the kind whatever is sent', () => {
    const bits = array(oneof(constantFrom(...BITS), string({ maxLength: 6 })), { maxLength: 14 })
    assert(
      property(bits, (sent) => {
        const html = sent.join('')
        // What came out must still be harmless when somebody parses it once more.
        for (const box of [nodes(html), nodes(clean(html))]) {
          expect(box.querySelector('script,style,form,input,iframe,svg,math,template,object,embed')).toBeNull()
          const attributes = Array.from(box.querySelectorAll('*'), (element) => Array.from(element.attributes)).flat()
          expect(attributes.filter(({ name }) => /^on|^style$|^id$|^name$|^class$/.test(name))).toEqual([])
          expect(attributes.filter(({ value }) => /^\s*(javascript|data|vbscript):/i.test(value))).toEqual([])
        }
      }),
      { numRuns: 1000 },
    )
  }, 60_000)
})
