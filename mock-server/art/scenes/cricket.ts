import { n } from '../svg.ts'
import { HEIGHT, stars, WIDTH, type Scene } from './scene-parts.ts'

/** A cricket ground at night: four floodlights, full stands, the wicket, and a ball with its trail. */
export const cricket: Scene = ({ deep, base, lift, light, pale, accent }, r) => {
  let crowd = ''
  for (let row = 0; row < 5; row += 1)
    for (let x = 250 + row * 6; x < WIDTH; x += r.between(9, 19))
      crowd += `M${n(x)} ${n(168 + row * 9 + Math.abs(x - 500) * -0.03)}h2.5`
  const tower = (x: number, top: number, size: number) => {
    let bulbs = ''
    for (let i = 0; i < 3; i += 1)
      for (let j = 0; j < 5; j += 1) bulbs += `M${n(x + (j - 2) * 9 * size)} ${n(top + i * 9 * size)}h.1`
    return `<path d="M${x - 2} ${top + 14}h4l3 ${n(190 - top)}h-10z" fill="${deep}"/><circle cx="${x}" cy="${n(top + 9 * size)}" r="${n(96 * size)}" fill="url(#o)"/><path d="M${n(x - 25 * size)} ${n(top - 8 * size)}h${n(50 * size)}v${n(34 * size)}h${n(-50 * size)}z" fill="${deep}"/><path d="${bulbs}" stroke="${pale}" stroke-width="${n(6.4 * size)}" stroke-linecap="round"/><path d="M${x} ${n(top + 20)}L${n(x - 150)} ${HEIGHT}H${n(x + 110)}z" fill="${pale}" opacity=".07"/>`
  }
  const stump = (x: number) => `<path d="M${x} 214h7v98h-7z" fill="url(#t)"/>`
  return (
    stars(r, 20, 90) +
    `<defs><linearGradient id="t">${'<stop stop-color="#fff1cf"/><stop offset="1" stop-color="#c98d3c"/>'}</linearGradient><radialGradient id="u" cx=".62" cy=".1" r=".9"><stop stop-color="#6fbf4e"/><stop offset="1" stop-color="#0f3f2a"/></radialGradient></defs>` +
    `<path d="M230 206Q480 128 716 178V250H180z" fill="${base}"/><path d="M230 206Q480 128 716 178v-22Q480 104 246 190z" fill="${deep}" opacity=".75"/><path d="M220 214Q480 146 716 190" stroke="${lift}" stroke-width="3" fill="none"/>` +
    `<path d="${crowd}" stroke="${light}" stroke-width="2.6" stroke-linecap="round" opacity=".5"/>` +
    tower(300, 70, 0.7) +
    tower(430, 50, 0.85) +
    tower(584, 44, 0.95) +
    tower(694, 60, 1.15) +
    `<path d="M0 262Q400 186 716 226V360H0z" fill="url(#u)"/><path d="M0 292Q420 214 716 250v22Q420 236 0 318zM0 340q420-66 716-44v26q-300-20-560 38H0z" fill="#fff" opacity=".05"/>` +
    `<path d="M420 360L520 232h72l92 128z" fill="#d9b777" opacity=".82"/><path d="M420 360L520 232h14l-76 128zM592 232l92 128h-22l-84-128z" fill="#b98d4d" opacity=".5"/><path d="M470 332h168" stroke="#fff" stroke-width="3"/>` +
    stump(532) +
    stump(551) +
    stump(570) +
    `<path d="M531 209h21v6h-21zM556 207l22-7 1.6 6-22 7z" fill="${accent}"/>` +
    `<path d="M336 108Q440 120 596 168" stroke="${pale}" stroke-width="16" opacity=".08" fill="none" stroke-linecap="round"/><path d="M430 120Q520 138 612 170" stroke="${pale}" stroke-width="9" opacity=".2" fill="none" stroke-linecap="round"/><circle cx="628" cy="178" r="17" fill="#b3271c"/><circle cx="622" cy="172" r="9" fill="#e8604c" opacity=".7"/><path d="M617 166q14 10 20 24M622 163q13 9 19 22" stroke="#fff3df" stroke-width="1.5" stroke-dasharray="2 2" fill="none"/>`
  )
}
