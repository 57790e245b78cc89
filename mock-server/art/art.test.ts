import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { merchantCodes } from '#mock/data/accounts.ts'
import { catalogue } from '#mock/data/games/catalogue.ts'
import { withdrawBanks } from '#mock/data/payments.ts'
import { providers } from '#mock/data/games/providers.ts'
import { PORTRAITS } from './avatar.ts'
import { SCENES } from './banner.ts'
import { HUES } from './scenes/scene-parts.ts'
import { contrast, mix, ON_ART } from './colour.ts'
import { CERTIFICATE_CODES } from './certificate.ts'
import { drawHero, emblems } from '#scripts/art/heroes.ts'
import { chooseLook } from './looks.ts'
import { PALETTES, scrimColour, scrimOpacity } from './palettes.ts'
import { drawPicture } from '#mock/pages/picture.ts'
import { drawTile } from './tile.ts'

const KILOBYTE = 1024

/** What a stand-alone picture must not have: scripts, lettering, and anything outside itself. */
function expectAlone(picture: string | undefined) {
  expect(picture).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[-\d ]+">.*<\/svg>$/s,
  )
  const body = picture?.replace('http://www.w3.org/2000/svg', '') ?? ''
  expect(body).not.toMatch(
    /<(script|text|image|foreignObject|style)|\bon\w+=|https?:|url\((?!#)|href="(?!#)|NaN|undefined|Infinity/,
  )
  const ids = new Set([...body.matchAll(/\bid="(\w+)"/g)].map(([, id]) => id))
  for (const [, wanted] of body.matchAll(/(?:url\(|href=")#(\w+)/g)) expect(ids).toContain(wanted)
}

describe('game pictures', () => {
  it('stand alone and stay within 6 KB in every shape', () => {
    for (const { row } of catalogue) {
      for (const path of [row.iconUrl, row.mobileLargeIcon, row.showIcon]) {
        const picture = drawPicture(path ?? '')
        expect(picture?.length).toBeLessThanOrEqual(6 * KILOBYTE)
        expectAlone(picture)
      }
    }
  })

  it('have the sizes of the tile, the hot strip and the row', () => {
    const nodeId = catalogue[0]?.row.nodeId ?? ''
    expect(drawPicture(`/media/games/${nodeId}.svg`)).toContain('width="120" height="160"')
    expect(drawPicture(`/media/games/${nodeId}-wide.svg`)).toContain('width="168" height="120"')
    expect(drawPicture(`/media/games/${nodeId}-icon.svg`)).toContain('width="40" height="40"')
  })

  it('are drawn the same way each time, and differently for another seed', () => {
    expect(drawTile({ seed: '1', category: 'fish' }, 'tall')).toBe(drawTile({ seed: '1', category: 'fish' }, 'tall'))
    expect(drawTile({ seed: '1', category: 'fish' }, 'tall')).not.toBe(
      drawTile({ seed: '2', category: 'fish' }, 'tall'),
    )
  })

  it('hardly ever share palette, pattern, stage and motif', () => {
    const looks = catalogue.map(({ art }) => {
      const { palette, pattern, stage, motif } = chooseLook(art.seed, art.category, art)
      return `${palette} ${pattern} ${stage} ${motif}`
    })
    expect(new Set(looks).size).toBeGreaterThanOrEqual(catalogue.length * 0.98)
  })

  it('carry ivory names at 4.5 to 1 even over a white motif', () => {
    for (const palette of Object.values(PALETTES)) {
      const worst = mix('#ffffff', scrimColour(palette), scrimOpacity(palette))
      expect(contrast(ON_ART, worst)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('show the pinned motif and palette', () => {
    expect(chooseLook('any', 'slots', { motif: 'rose', palette: 'wine' })).toMatchObject({
      motif: 'rose',
      palette: 'wine',
    })
  })
})

describe('banners', () => {
  it('draw every scene in every hue within 14 KB', () => {
    const all = Object.keys(SCENES).flatMap((scene) =>
      Object.keys(HUES).map((hue) => drawPicture(`/media/banners/${scene}-${hue}.svg`)),
    )
    for (const picture of all) {
      expect(picture?.length).toBeLessThanOrEqual(14 * KILOBYTE)
      expectAlone(picture)
    }
    expect(Object.keys(SCENES).length).toBeGreaterThanOrEqual(5)
    expect(new Set(all).size).toBe(Object.keys(SCENES).length * 3)
  })

  it('are the hero pictures that ship with the merchants', () => {
    for (const merchant of merchantCodes) {
      const shipped = readFileSync(new URL(`../../public/merchants/${merchant}/hero.svg`, import.meta.url), 'utf8')
      expect(shipped.trimEnd()).toBe(drawHero(merchant))
      expect(shipped.length).toBeLessThanOrEqual(10 * KILOBYTE)
    }
  })
})

describe('marks, avatars and badges', () => {
  it('stand alone', () => {
    for (const { code } of providers) expectAlone(drawPicture(`/media/vendors/${code}.svg`))
    for (const id of Object.keys(PORTRAITS)) expectAlone(drawPicture(`/media/avatars/${id}.svg`))
    for (const code of CERTIFICATE_CODES) expectAlone(drawPicture(`/media/certificates/${code}.svg`))
    for (const code of ['bank', 'qr', 'card', 'usdt', 'wechat', 'wallet'])
      expectAlone(drawPicture(`/media/payments/${code}.svg`))
    for (const step of [1, 2, 3]) expectAlone(drawPicture(`/media/banners/topup-${step}.svg`))
  })

  it('differ for every provider, and for every bank of a merchant', () => {
    // The mark is the longest outline; what lies below it is alike.
    const markIn = (picture = '') =>
      [...picture.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d).sort((one, other) => other.length - one.length)[0]
    const expectDistinct = (pictures: readonly (string | undefined)[]) =>
      expect(new Set(pictures.map(markIn)).size).toBe(pictures.length)
    expectDistinct(providers.map(({ code }) => drawPicture(`/media/vendors/${code}.svg`)))
    for (const merchant of merchantCodes)
      expectDistinct(withdrawBanks(merchant).map(({ logoUrl }) => drawPicture(logoUrl ?? '')))
  })

  it('are the emblems that ship with the site', () => {
    for (const [name, picture] of Object.entries(emblems)) {
      const shipped = readFileSync(new URL(`../../public/emblems/${name}.svg`, import.meta.url), 'utf8')
      expect(shipped.trimEnd()).toBe(picture)
      expectAlone(picture)
    }
  })

  it('are drawn for the names that exist and for no others', () => {
    for (const path of [
      '/media/games/0.svg',
      '/media/banners/river.svg',
      '/media/banners/river-noon.svg',
      '/media/avatars/toString.svg',
      '/media/certificates/none.svg',
      '/media/games/../x.svg',
      '/other/10412.svg',
      '/media/banners/constructor.svg',
      '/media/banners/toString-night.svg',
    ]) {
      expect(drawPicture(path)).toBeUndefined()
    }
  })
})
