/** Drawn on a grid of 16; the filled ones are states, which have a shape of their own beside their colour. */
const LINES = {
  search: 'M11.6 7a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 0 1 9.2 0M10.5 10.5 14 14',
  cross: 'M4 4l8 8M12 4l-8 8',
  orders: 'M1.8 4.2h12.4v7.6H1.8zM10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  open: 'M2 4v4.5h11M10 5.5l3 3-3 3',
  link: 'M6.5 9.5l3-3M7.5 4.5l1.3-1.3a2.6 2.6 0 0 1 3.9 3.8l-1.3 1.4M8.5 11.5l-1.3 1.3A2.6 2.6 0 0 1 3.3 9l1.4-1.4',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3.2 2.2v3h3',
  user: 'M10.7 5.2a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0M2.8 14c.5-3.2 2.5-4.6 5.2-4.6s4.7 1.4 5.2 4.6',
  clock: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M8 4.4V8l2.6 1.7',
  theme: 'M13 9.6A5.6 5.6 0 1 1 6.4 3a4.6 4.6 0 0 0 6.6 6.6',
  turn: 'M6 4l4 4-4 4',
  up: 'M4 10l4-4 4 4',
  down: 'M4 6l4 4 4-4',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3.5l7.5 4.5L5 12.5z',
} as const

const SHAPES = {
  force: { body: 'M9.2.8 2.6 9.2h4.6L6.4 15.2 13.4 6.4H8.6z', mark: '' },
  holds: { body: 'M15 8A7 7 0 1 1 1 8a7 7 0 0 1 14 0', mark: 'M4.6 8.2l2.4 2.4 4.4-5' },
  breaks: { body: 'M2 2h12v12H2z', mark: 'M5 5l6 6M11 5l-6 6' },
  request: { body: 'M8 1.4 15.2 14.4H.8z', mark: 'M8 6v4M8 12v.6' },
} as const

export type IconName = keyof typeof LINES | keyof typeof SHAPES

/** A picture beside words; it says nothing by itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      {isShape(name) ? (
        <>
          <path fill="currentColor" d={SHAPES[name].body} />
          <path className="inner" d={SHAPES[name].mark} />
        </>
      ) : (
        <path className="line" d={LINES[name]} />
      )}
    </svg>
  )
}

const isShape = (name: IconName): name is keyof typeof SHAPES => Object.hasOwn(SHAPES, name)

/** The house's mark. */
export function Lantern() {
  return (
    <svg className="lantern" viewBox="0 0 20 24" aria-hidden="true">
      <path className="frame" d="M10 0v3M7 3h6M7 19h6M10 19v5" />
      <path className="paper" d="M6 3.5C1.5 7 1.5 15 6 18.5h8C18.5 15 18.5 7 14 3.5z" />
      <path className="ribs" d="M10 3.5v15M6.8 4c-2 4.5-2 9.5 0 14M13.2 4c2 4.5 2 9.5 0 14" />
    </svg>
  )
}
