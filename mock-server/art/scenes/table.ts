import { n } from '../svg.ts'
import { HEIGHT, WIDTH, type Scene } from './scene-parts.ts'

/** A card table by candle light: felt, a fan of cards, chips in towers and two flames before a curtain. */
export const table: Scene = ({ deep, base, lift, light, accent }, r) => {
  let folds = ''
  for (let x = 180; x < WIDTH + 40; x += r.between(34, 58))
    folds += `M${n(x)} 0q${n(r.between(8, 18))} 110 -6 240h${n(r.between(12, 22))}q${n(r.between(2, 12))}-120 0-240z`
  const candle = (x: number, foot: number, size: number) =>
    `<g transform="translate(${x} ${foot}) scale(${size})"><circle cy="-92" r="130" fill="url(#o)"/><circle cy="-92" r="52" fill="url(#o)"/><path d="M-15-66q15-8 30 0v66q-15 8-30 0z" fill="#f6e6c4"/><path d="M6-68q8 2 9 4V0q-8 5-12 4z" fill="#c79f62" opacity=".6"/><path d="M-15-60q4 20 7 3q3 30 6-2" fill="#fffaf0"/><path d="M0-68v-10" stroke="#42240b" stroke-width="2"/><path d="M0-118c10 15 13 24 9 34-3 8-15 8-18 0-4-10 0-16 9-34z" fill="#ffc354"/><path d="M0-100c5 8 6 12 4 17-2 4-6 4-8 0-2-5 0-9 4-17z" fill="#fffbe6"/></g>`
  const card = (turn: number, pip: string, colour: string) =>
    `<g transform="translate(512 330) rotate(${turn})"><rect x="-41" y="-168" width="82" height="118" rx="9" fill="#000" opacity=".28" transform="translate(3 5)"/><rect x="-41" y="-168" width="82" height="118" rx="9" fill="#fffaf0"/><rect x="-34" y="-161" width="68" height="104" rx="5" fill="none" stroke="#d9c299"/><path d="${pip}" transform="translate(0 -109) scale(1.250)" fill="${colour}"/><path d="${pip}" transform="translate(-27 -150) scale(.3)" fill="${colour}"/><path d="${pip}" transform="translate(27 -68) rotate(180) scale(.3)" fill="${colour}"/></g>`
  const spade = 'M0-20C-5-9-18-4-18 7-18 17-6 18-2 11-3 17-5 19-8 22H8C5 19 3 17 2 11 6 18 18 17 18 7 18-4 5-9 0-20z'
  const heart = 'M0 20C5 9 19 0 19-10 19-22 4-23 0-11-4-23-19-22-19-10-19 0-5 9 0 20z'
  const diamond = 'M0-22L15 0 0 22-15 0z'
  const club = 'M0-20a9 9 0 0 1 8 13 9 9 0 1 1-6 15q1 9 6 13H-8q5-4 6-13a9 9 0 1 1-6-15 9 9 0 0 1 8-13z'
  const chips = (x: number, y: number, count: number, colour: string) => {
    let all = ''
    for (let i = 0; i < count; i += 1)
      all += `<g transform="translate(${n(x + r.between(-2, 2))} ${y - i * 9})"><path d="M-27 0a27 11 0 0 0 54 0v8a27 11 0 0 1-54 0z" fill="${colour}"/><path d="M-14 9.500v8M0 11v8M14 9.500v8" stroke="#fff3d9" stroke-width="6" opacity=".85"/><ellipse rx="27" ry="11" fill="${colour}"/><ellipse rx="17" ry="6.5" fill="none" stroke="#fff3d9" stroke-width="1.6" opacity=".8"/></g>`
    return all
  }
  return (
    `<path d="M180 0H${WIDTH}V260H180z" fill="${base}"/><path d="${folds}" fill="${lift}" opacity=".45"/><path d="M180 0H${WIDTH}v40q-70 34-134 2-70 36-134 0-70 36-136 0-70 30-132 0z" fill="${deep}" opacity=".8"/><path d="M180 42q62 30 132 0 66 36 136 0 64 36 134 0 64 32 134-2" fill="none" stroke="${light}" stroke-width="2.5" opacity=".7"/>` +
    `<ellipse cx="500" cy="372" rx="470" ry="146" fill="#2c1508"/><ellipse cx="500" cy="376" rx="452" ry="138" fill="#6b3a17"/><ellipse cx="500" cy="384" rx="430" ry="134" fill="#0c4a38"/><ellipse cx="520" cy="330" rx="260" ry="74" fill="${light}" opacity=".2"/><ellipse cx="500" cy="384" rx="390" ry="112" fill="none" stroke="#e9cf95" stroke-width="1.5" opacity=".45"/>` +
    candle(300, 268, 0.72) +
    candle(678, 282, 1.05) +
    card(-33, club, '#1d2436') +
    card(-11, heart, '#c2281e') +
    card(11, spade, '#1d2436') +
    card(33, diamond, '#c2281e') +
    chips(378, 312, 4, '#b3271c') +
    chips(620, 330, 6, '#1f5f9c') +
    chips(662, 344, 3, accent) +
    chips(338, 338, 2, '#15815a') +
    `<path d="M0 ${HEIGHT}V330q200-60 250-40v70z" fill="${deep}" opacity=".6"/>`
  )
}
