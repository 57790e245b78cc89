import { describe, expect, it } from 'vitest'
import { askedPlace } from './asked-place.ts'

const topic = { title: 'Topic', content: '' }
const sections = [
  { tag: 'start', title: 'First steps', content: '', children: [topic, topic] },
  { tag: 'deposit', title: 'Deposits', content: '', children: [topic] },
]
const asked = (query: string) => askedPlace(new URLSearchParams(query), sections)

describe('a link into the help centre', () => {
  it.each([
    ['tag=deposit', { section: 1 }],
    ['p=1', { section: 1 }],
    ['p=0&c=1', { section: 0, child: 1 }],
    ['tag=deposit&c=0', { section: 1, child: 0 }],
    ['tag=deposit&p=0', { section: 1 }],
    ['tag=unknown&p=0', { section: 0 }],
  ])('HELP-03, HELP-04, HELP-05 %s selects %j', (query, place) => expect(asked(query)).toEqual(place))

  it.each(['', 'tag=', 'tag=unknown', 'p=2', 'p=-1', 'p=1e0', 'p=constructor', 'p=', 'c=0', 'p=99999999999999999999'])(
    'HELP-03, HELP-04 "%s" selects nothing',
    (query) => expect(asked(query)).toBeUndefined(),
  )

  it.each(['c=2', 'c=-1', 'c=', 'c=x'])('HELP-05 %s leaves the section selected alone', (query) =>
    expect(asked(`p=0&${query}`)).toEqual({ section: 0 }),
  )
})
