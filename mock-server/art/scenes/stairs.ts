import { n } from '../svg.ts'
import { HEIGHT, lantern, moon, stars, type Scene } from './scene-parts.ts'

/** The long stair to a mountain temple, lit lantern by lantern, under fireworks. */
export const stairs: Scene = ({ deep, base, lift, light, pale, accent }, r) => {
  const burst = (x: number, y: number, reach: number, colour: string) => {
    let rays = ''
    let tips = ''
    for (let i = 0; i < 20; i += 1) {
      const at = (i / 20) * Math.PI * 2
      const far = reach * (i % 2 === 0 ? 1 : 0.72)
      rays += `M${n(x + Math.cos(at) * reach * 0.22)} ${n(y + Math.sin(at) * reach * 0.22)}L${n(x + Math.cos(at) * far)} ${n(y + Math.sin(at) * far + reach * 0.08)}`
      tips += `M${n(x + Math.cos(at) * far * 1.08)} ${n(y + Math.sin(at) * far * 1.08 + reach * 0.1)}h.1`
    }
    return `<circle cx="${x}" cy="${y}" r="${reach}" fill="url(#o)" opacity=".5"/><path d="${rays}" stroke="${colour}" stroke-width="1.8" stroke-linecap="round" opacity=".8"/><path d="${tips}" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/>`
  }
  const roof = (y: number, half: number, rise: number) =>
    `M${510 - half} ${y}q${n(half * 0.5)}-4 ${n(half * 0.62)}-${rise}h${n(half * 0.76)}q${n(half * 0.12)} ${rise - 4} ${n(half * 0.62)} ${rise}q-${half} 12-${half * 2} 0z`
  let steps = ''
  for (let i = 0; i < 16; i += 1) {
    const y = 196 + i * i * 0.42 + i * 4.2
    const half = 26 + i * 9
    steps += `M${n(510 - half)} ${n(y)}h${n(half * 2)}`
  }
  const pairs = [0, 1, 2, 3, 4].map((i) => {
    const y = 194 + i * 30 + i * i * 2
    const half = 40 + i * 34
    return lantern(510 - half, y, 0.42 + i * 0.16) + lantern(510 + half, y, 0.42 + i * 0.16)
  })
  const pine = (x: number, foot: number, size: number) =>
    `M${x} ${n(foot - 92 * size)}l${n(20 * size)} ${n(34 * size)}h${n(-9 * size)}l${n(18 * size)} ${n(30 * size)}h${n(-12 * size)}l${n(16 * size)} ${n(28 * size)}h${n(-66 * size)}l${n(16 * size)} ${n(-28 * size)}h${n(-12 * size)}l${n(18 * size)} ${n(-30 * size)}h${n(-9 * size)}z`
  return (
    stars(r, 26, 150) +
    moon(650, 74, 36, pale) +
    `<path d="M180 ${HEIGHT}Q380 60 510 104q130-44 230 130v126z" fill="${base}"/><path d="M250 ${HEIGHT}Q420 130 510 176q120-40 206 100v84z" fill="${lift}" opacity=".5"/>` +
    burst(372, 76, 62, light) +
    burst(566, 52, 46, accent) +
    burst(664, 170, 38, '#ff9a6b') +
    `<circle cx="510" cy="160" r="120" fill="url(#o)"/><path d="M472 196v-40h76v40zM484 150v-26h52v26zM494 116V98h32v18z" fill="#a8341f"/><path d="M490 196v-26q20-14 40 0v26zM498 146v-14h10v14zM512 146v-14h10v14z" fill="#ffdf94"/><path d="${roof(158, 62, 16)}${roof(126, 48, 14)}${roof(100, 36, 14)}M507 74h6v16h-6z" fill="${deep}"/><path d="M448 158q62 12 124 0M462 126q48 12 96 0M474 100q36 10 72 0" stroke="#f2b544" stroke-width="2" fill="none"/>` +
    `<path d="M484 196h52L690 ${HEIGHT}H330z" fill="${deep}" opacity=".78"/><path d="${steps}" stroke="${light}" stroke-width="1.6" opacity=".5"/>` +
    `<path d="${pine(300, 330, 1.1)}${pine(352, 300, 0.8)}${pine(256, 352, 1.2)}${pine(690, 320, 1.15)}${pine(640, 282, 0.75)}" fill="${deep}"/>` +
    pairs.join('') +
    `<path d="M0 ${HEIGHT}v-50q180-40 340 50z" fill="${deep}"/>`
  )
}
