import { createElement, Fragment, type ReactElement } from 'react'
import styles from './Flag.module.css'

type Colour = keyof typeof styles & string

const STAR = 'M12 6.2l1.4 4h4.2l-3.4 2.5 1.3 4.1-3.5-2.5-3.5 2.5 1.3-4.1-3.4-2.5h4.2z'

const field = (colour: Colour) => <path className={styles[colour]} d="M0 0h24v24H0z" />
const disc = (colour: Colour, r: number, cx = 12, cy = 12) => <circle className={styles[colour]} {...{ cx, cy, r }} />
const star = (colour: Colour, scale = 1, dx = 0, dy = 0) => (
  <path
    className={styles[colour]}
    d={STAR}
    transform={`translate(${12 + dx} ${12 + dy}) scale(${scale}) translate(-12 -12)`}
  />
)
const shape = (colour: Colour, d: string) => <path className={styles[colour]} d={d} />

/** Bands from the top down, or from the left; each as wide as its weight. */
function bands(direction: 'down' | 'across', ...parts: readonly (Colour | [Colour, number])[]): ReactElement {
  const weighed = parts.map((part) => (typeof part === 'string' ? ([part, 1] as const) : part))
  const unit = 24 / weighed.reduce((sum, [, weight]) => sum + weight, 0)
  let from = 0
  return (
    <>
      {weighed.map(([colour, weight]) => {
        const [start, size] = [from, weight * unit]
        from += size
        const d = direction === 'down' ? `M0 ${start}h24v${size}H0z` : `M${start} 0h${size}v24h${-size}z`
        return <path key={start} className={styles[colour]} d={d} />
      })}
    </>
  )
}

/** A moon of one colour, cut out of another. */
const moon = (colour: Colour, ground: Colour, cx: number, cy: number, r: number) => (
  <>
    {disc(colour, r, cx, cy)}
    {disc(ground, r * 0.82, cx + r * 0.32, cy)}
  </>
)

const together = (...parts: readonly ReactElement[]): ReactElement => createElement(Fragment, null, ...parts)

/** Flags by ISO 3166-1 alpha-2, simplified to what 24 px can show. */
export const FLAGS: ReadonlyMap<string, ReactElement> = new Map([
  ['AE', together(bands('down', 'green', 'white', 'black'), shape('red', 'M0 0h7v24H0z'))],
  ['BD', together(field('bottle'), disc('banglaRed', 5.6, 11.2))],
  ['BR', together(field('green'), shape('yellow', 'M12 3.5L22 12l-10 8.5L2 12z'), disc('blue', 4.2))],
  ['CI', bands('across', 'orange', 'white', 'green')],
  ['ID', bands('down', 'red', 'white')],
  [
    'IN',
    together(bands('down', 'saffron', 'white', 'green'), <circle className={styles.wheel} cx="12" cy="12" r="2.6" />),
  ],
  ['IR', together(bands('down', 'green', 'white', 'red'), disc('red', 2), disc('white', 1, 12, 11.4))],
  ['JP', together(field('white'), disc('red', 6))],
  [
    'KH',
    together(
      bands('down', 'blue', ['red', 2], 'blue'),
      shape('white', 'M6.5 16.5v-2h1.8v-3l1.2-1.6 1.2 1.6v-2.4L12 7l1.3 2.1v2.4l1.2-1.6 1.2 1.6v3h1.8v2z'),
    ),
  ],
  [
    'KR',
    together(field('white'), shape('red', 'M6.5 12a5.5 5.5 0 0 1 11 0z'), shape('blue', 'M6.5 12a5.5 5.5 0 0 0 11 0z')),
  ],
  [
    'KZ',
    together(
      field('sky'),
      disc('yellow', 4.2, 12, 10.5),
      shape('yellow', 'M5.5 15c3 3.4 10 3.4 13 0-2.2 1.3-4.3 1.8-6.5 1.8S7.7 16.3 5.5 15z'),
    ),
  ],
  ['LA', together(bands('down', 'red', ['blue', 2], 'red'), disc('white', 4.4))],
  [
    'LK',
    together(
      field('yellow'),
      shape('green', 'M2.5 4h3.200v16H2.500z'),
      shape('orange', 'M5.7 4h3.200v16H5.700z'),
      shape('crimson', 'M10 4h11.500v16H10z'),
      shape('yellow', 'M13 16v-4.500l2-2h2.500l1.5 2v1.500h-1.500V16h-1.500v-2.500h-1V16z'),
    ),
  ],
  ['MM', together(bands('down', 'yellow', 'green', 'red'), star('white', 1.15))],
  ['MX', together(bands('across', 'green', 'white', 'red'), disc('bottle', 2.6), disc('saffron', 1.3, 12, 11.3))],
  [
    'MY',
    together(
      bands('down', 'red', 'white', 'red', 'white', 'red', 'white', 'red', 'white'),
      shape('navy', 'M0 0h13v12H0z'),
      moon('yellow', 'navy', 6.3, 7.2, 3.2),
      star('yellow', 0.36, -1.8, -4.8),
    ),
  ],
  [
    'NP',
    together(
      field('white'),
      shape('blue', 'M6 2.500l13 9h-7l7 10H6z'),
      shape('crimson', 'M7.2 4.800l8.3 5.600H9.800l7 10H7.200z'),
      disc('white', 1.5, 10, 9.2),
      disc('white', 1.8, 10, 16.2),
    ),
  ],
  ['PH', together(bands('down', 'blue', 'red'), shape('white', 'M0 0l14 12L0 24z'), disc('yellow', 2.6, 4.6))],
  [
    'PK',
    together(
      field('deepGreen'),
      shape('white', 'M0 0h6v24H0z'),
      moon('white', 'deepGreen', 14.4, 12.4, 5),
      star('white', 0.3, 5.8, -2.8),
    ),
  ],
  ['RU', bands('down', 'white', 'blue', 'red')],
  ['SG', together(bands('down', 'red', 'white'), moon('white', 'red', 8, 6.6, 3.4), star('white', 0.3, 2.2, -5.2))],
  ['TH', bands('down', 'crimson', 'white', ['navy', 2], 'white', 'crimson')],
  ['TR', together(field('red'), moon('white', 'red', 9.6, 12, 5), star('white', 0.42, 4.6, 0))],
  ['TW', together(field('red'), shape('navy', 'M0 0h13v12.500H0z'), disc('white', 3, 7.2, 6.8))],
  [
    'TZ',
    together(
      field('green'),
      shape('sky', 'M24 0v24H0z'),
      shape('yellow', 'M0 24v-8.500L15.5 0H24v8.500L8.5 24z'),
      shape('black', 'M0 24v-5.500L18.5 0H24v5.500L5.5 24z'),
    ),
  ],
  [
    'UZ',
    together(bands('down', ['sky', 8], 'red', ['white', 7], 'red', ['green', 8]), moon('white', 'sky', 6.8, 4.2, 2.4)),
  ],
  ['VN', together(field('red'), star('yellow', 1.15))],
])
