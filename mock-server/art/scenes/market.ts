import { n } from '../svg.ts'
import { HEIGHT, lantern, WIDTH, type Scene } from './scene-parts.ts'

/** A street market in the monsoon: striped awnings, bulbs on a wire, a rickshaw, and their lights on wet stone. */
export const market: Scene = ({ deep, base, lift, light, pale, accent }, r) => {
  const street = 262
  let houses = ''
  let windows = ''
  for (let x = 230; x < WIDTH;) {
    const w = Math.round(r.between(52, 92))
    const top = Math.round(r.between(36, 110))
    houses += `M${x} ${street}V${top}h${w}V${street}z`
    for (let y = top + 14; y < 150; y += 26)
      for (let at = x + 10; at < x + w - 14; at += 22) if (r() < 0.55) windows += `M${at} ${y}h9v13h-9z`
    x += w
  }
  const stall = (x: number, w: number, y: number, cloth: string) => {
    const strips = 6
    const each = w / strips
    let awning = ''
    for (let i = 0; i < strips; i += 1)
      awning += `<path d="M${n(x + 10 + (i * (w - 20)) / strips)} ${y}h${n((w - 20) / strips)}L${n(x + (i + 1) * each)} ${y + 34}q${n(-each / 2)} 13 ${n(-each)} 0z" fill="${i % 2 === 0 ? cloth : '#fbeed2'}"/>`
    let fruit = ''
    for (let i = 0; i < 9; i += 1)
      fruit += `<circle cx="${n(x + 16 + i * ((w - 32) / 8))}" cy="${street - 40 - (i % 2) * 5}" r="7.5" fill="${r.pick(['#f2a33c', '#e2653a', '#8db43f', '#f4c76c', '#c2374a'])}"/>`
    return `<path d="M${x + 8} ${y + 20}h4V${street}h-4zM${x + w - 12} ${y + 20}h4V${street}h-4z" fill="${deep}"/><path d="M${x + 12} ${y + 30}h${w - 24}V${street - 34}h${24 - w}z" fill="#ffcf7a" opacity=".3"/>${fruit}<path d="M${x + 4} ${street - 34}h${w - 8}v36h${8 - w}z" fill="#4a2412"/><path d="M${x + 4} ${street - 34}h${w - 8}v5h${8 - w}z" fill="#a8622c"/>${awning}`
  }
  const wire = (x1: number, y1: number, x2: number, y2: number, sag: number) => {
    let bulbs = ''
    for (let i = 1; i < 10; i += 1) {
      const t = i / 10
      bulbs += `M${n(x1 + (x2 - x1) * t)} ${n(y1 + (y2 - y1) * t + sag * 2 * t * (1 - t) + 4)}h.1`
    }
    return `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}" stroke="${deep}" stroke-width="1.5" fill="none"/><path d="${bulbs}" stroke="${light}" stroke-width="15" stroke-linecap="round" opacity=".25"/><path d="${bulbs}" stroke="#fff3c4" stroke-width="6.5" stroke-linecap="round"/>`
  }
  let rain = ''
  for (let i = 0; i < 90; i += 1)
    rain += `M${Math.round(r.between(120, WIDTH + 60))} ${Math.round(r.between(-20, 330))}l-5 ${Math.round(r.between(14, 30))}`
  let shine = ''
  for (const [x, colour] of [
    [330, light],
    [420, '#fbeed2'],
    [470, accent],
    [560, light],
    [648, '#e2653a'],
    [694, light],
  ] as const) {
    for (let i = 0; i < 5; i += 1)
      shine += `<path d="M${n(x + r.between(-16, 8))} ${street + 14 + i * 17}h${n(r.between(14, 46))}" stroke="${colour}" opacity="${n(0.6 - i * 0.1)}"/>`
  }
  const rickshaw = `<g transform="translate(586 252) scale(1.250)"><ellipse cx="30" cy="41" rx="66" ry="6" fill="${deep}" opacity=".6"/><path d="M-16 24L-10-18Q10-36 46-30q22 4 26 26l10 6q6 4 4 18z" fill="#1c7a58"/><path d="M-10-18Q10-36 46-30q22 4 26 26H-13z" fill="#f2b544"/><path d="M-4-10h24l-2 16H-7zM26-10h30q8 6 9 16H27z" fill="${deep}" opacity=".8"/><path d="M-16 18h102v5H-16z" fill="#0f4a37"/><g fill="#10131c"><circle cx="0" cy="30" r="12"/><circle cx="70" cy="30" r="12"/></g><g fill="#8b93a5"><circle cx="0" cy="30" r="5"/><circle cx="70" cy="30" r="5"/></g><circle cx="85" cy="12" r="4" fill="#fff3c4"/><path d="M86 8l60-8v30L86 16z" fill="#fff3c4" opacity=".22"/></g>`
  return (
    `<path d="${houses}" fill="${base}"/><path d="${windows}" fill="${light}" opacity=".5"/><path d="M0 ${street}V150h150l60-40 60 60v${street - 170}z" fill="${deep}"/>` +
    `<path d="M0 ${street}h${WIDTH}v${HEIGHT - street}H0z" fill="${deep}"/><path d="M0 ${street}h${WIDTH}v${HEIGHT - street}H0z" fill="${lift}" opacity=".4"/><path d="M0 ${street}h${WIDTH}v3H0z" fill="${pale}" opacity=".16"/>` +
    stall(270, 132, 158, '#c2374a') +
    stall(414, 140, 146, '#1c7a8c') +
    stall(640, 120, 152, accent) +
    `<g stroke-width="3.5" stroke-linecap="round">${shine}</g>` +
    wire(240, 74, 480, 58, 46) +
    wire(480, 58, WIDTH, 84, 52) +
    lantern(404, 142, 0.9) +
    lantern(566, 138, 1.05) +
    lantern(690, 120, 0.8) +
    rickshaw +
    `<path d="${rain}" stroke="${pale}" stroke-width="1.3" stroke-linecap="round" opacity=".32"/>`
  )
}
