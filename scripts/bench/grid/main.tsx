import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// A windowed grid of games and three tabs over it, in React and nothing else: what a tap costs where a page does only
// that.

const COLUMNS = 3
const ROW_PX = 168
const GAMES = Array.from({ length: 10_000 }, (_, index) => `Game ${index}`)
const TABS = ['All', 'Even', 'Odd']
const PICTURE = '/media/games/10412.svg'

function Page() {
  const [tab, setTab] = useState('All')
  const games = GAMES.filter((_, index) => tab === 'All' || (index % 2 === 0) === (tab === 'Even'))
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / COLUMNS),
    estimateSize: () => ROW_PX,
    overscan: 3,
  })
  return (
    <main>
      <nav>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
            {name}
          </button>
        ))}
      </nav>
      <div style={{ position: 'relative', height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <div key={index} className="row" style={{ transform: `translateY(${start}px)` }}>
            {games.slice(index * COLUMNS, (index + 1) * COLUMNS).map((name) => (
              <button key={name} type="button" className="tile">
                <img src={PICTURE} alt="" loading="lazy" />
                {name}
              </button>
            ))}
          </div>
        ))}
      </div>
    </main>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

createRoot(root).render(<Page />)
