import { motifOutline, type MotifName } from '../looks.ts'
import { n } from '../svg.ts'
import { HEIGHT, WIDTH, type Scene } from './scene-parts.ts'

/** Under water: light falls in shafts on a reef, a turtle and fish pass a pearl in its shell. */
export const lagoon: Scene = ({ deep, base, lift, light, pale, accent }, r) => {
  const creature = (name: MotifName, x: number, y: number, size: number, turn: number, paint: string) =>
    `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${(size / 512).toFixed(3)}) translate(-256 -256)" d="${motifOutline(name)}" ${paint}/>`
  let shafts = ''
  for (let i = 0; i < 6; i += 1) {
    const x = 300 + i * 78 + r.between(-18, 18)
    const w = r.between(14, 34)
    shafts += `M${n(x)} 0h${n(w)}l${n(-90 - w)} 330h${n(-w * 2)}z`
  }
  let bubbles = ''
  for (let i = 0; i < 26; i += 1)
    bubbles += `<circle cx="${n(r.between(280, WIDTH))}" cy="${n(r.between(20, 300))}" r="${n(r.between(1.5, 6))}"/>`
  const weed = (x: number, height: number, bend: number) =>
    `M${x} ${HEIGHT}q${bend} ${n(-height * 0.3)} 0 ${n(-height * 0.5)}t${n(bend * 0.4)} ${n(-height * 0.5)}q6 ${n(height * 0.3)} 4 ${n(height * 0.5)}t6 ${n(height * 0.5)}z`
  const school = [
    [330, 96, 26],
    [366, 82, 22],
    [372, 112, 24],
    [408, 94, 20],
    [414, 122, 22],
    [346, 128, 20],
  ] as const
  const fish = 'M-20 0C-10-12 8-12 16 0 8 12-10 12-20 0zM13 0l13-9q-4 9 0 18z'
  return (
    `<defs><radialGradient id="u" cx=".72" cy="0" r=".95"><stop stop-color="${lift}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></radialGradient><linearGradient id="t" x2="0" y2="1"><stop stop-color="${pale}" stop-opacity=".5"/><stop offset="1" stop-color="${pale}" stop-opacity="0"/></linearGradient><linearGradient id="q" x1=".2" x2=".6" y2="1"><stop stop-color="#fff1bd"/><stop offset=".5" stop-color="#f2b544"/><stop offset="1" stop-color="#a8650f"/></linearGradient><linearGradient id="c" x1=".2" x2=".6" y2="1"><stop stop-color="#ffe3d2"/><stop offset=".5" stop-color="#ff8e6b"/><stop offset="1" stop-color="#b53a26"/></linearGradient></defs>` +
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#u)"/><path d="${shafts}" fill="url(#t)" opacity=".55"/><path d="M250 14q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V0H250z" fill="${pale}" opacity=".25"/>` +
    `<path d="M0 ${HEIGHT}V310q120-60 230-22 60-90 120-28 90-46 150 20 70-66 150-30 40-20 66-4v114z" fill="${base}" opacity=".8"/>` +
    `<g fill="${accent}" opacity=".75">${school.map(([x, y, size]) => `<path transform="translate(${x} ${y}) scale(${n(size / 30)})" d="${fish}"/>`).join('')}</g>` +
    `<g opacity=".35">${creature('sea-turtle', 478, 118, 150, -8, 'fill="#04121c"')}</g>${creature('sea-turtle', 474, 110, 150, -8, 'fill="url(#q)"')}` +
    creature('clownfish', 640, 88, 104, 24, 'fill="url(#c)"') +
    `<g fill="none" stroke="${pale}" opacity=".6">${bubbles}</g>` +
    `<path d="M220 ${HEIGHT}q20-50 110-46 60-40 140-6 60-40 130-8 70-30 116 4v56z" fill="${deep}"/>` +
    `<path d="${weed(268, 120, 26)}${weed(296, 84, -20)}${weed(676, 150, -28)}${weed(704, 96, 20)}${weed(644, 70, 16)}" fill="${lift}"/>` +
    `<path d="M420 332c-4-30-26-30-24-56m24 56c2-36 20-34 18-66m-18 66c-16-14-40-10-42-32" stroke="#e2653a" stroke-width="7" stroke-linecap="round" fill="none"/>` +
    `<circle cx="556" cy="276" r="80" fill="url(#o)"/>${creature('oyster-pearl', 556, 284, 118, 0, 'fill="#f3e6d2"')}<circle cx="556" cy="278" r="11" fill="#fff"/><circle cx="556" cy="278" r="22" fill="${light}" opacity=".35"/>`
  )
}
