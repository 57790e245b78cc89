// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { gamePictures, imageHost, keepHostOf, pictureAddresses, pictureUrl } from './picture.ts'

const HOSTS = ['https://a.example', 'https://b.example', 'https://c.example']

beforeEach(() => {
  window.sessionStorage.clear()
})

describe('the image host', () => {
  it('BOOT-26, CONST-22 is picked at random from the list', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    expect(imageHost(HOSTS)).toBe('https://b.example')
    vi.restoreAllMocks()
  })
  it('GAP-170 stays the same for the tab, and is picked anew when it is no longer listed', () => {
    const first = imageHost(HOSTS)
    expect(Array.from({ length: 20 }, () => imageHost(HOSTS))).toEqual(Array.from({ length: 20 }, () => first))
    expect(imageHost(['https://other.example'])).toBe('https://other.example')
  })
  it('BOOT-27, CONST-22 is the own origin when there is no list', () => {
    expect(imageHost([])).toBe('')
    expect(window.sessionStorage).toHaveLength(0)
    expect(pictureUrl('/media/games/1.svg', '')).toBe('/media/games/1.svg')
  })
  it('GAP-153 stands before relative paths alone', () => {
    expect(pictureUrl('/media/games/1.svg', 'https://a.example/')).toBe('https://a.example/media/games/1.svg')
    expect(pictureUrl('https://x.example/1.svg', 'https://a.example')).toBe('https://x.example/1.svg')
  })
  it.each(['https://a.example', 'https://a.example/', ''])(
    'GAP-153 stands with a slash before a path that begins with none: "%s"',
    (host) => {
      expect(pictureUrl('media/1.svg', host)).toBe(host ? 'https://a.example/media/1.svg' : '/media/1.svg')
    },
  )
})

describe('GAP-153 the picture of a tile', () => {
  const game = { mobileLargeIcon: '/large', iconUrl: '/icon', showIcon: '/last' }
  it('is the large one on large tiles, else the icon, else the last resort', () => {
    expect(gamePictures(game, 'large')).toEqual(['/large', '/icon', '/last'])
    expect(gamePictures(game, 'normal')).toEqual(['/icon', '/last'])
    expect(gamePictures({ iconUrl: '' }, 'large')).toEqual([])
  })
})

describe('the addresses of a picture', () => {
  it('BOOT-26, GAP-153 are its best path at each host, the picked one first, then the next path; four at most', () => {
    expect(pictureAddresses(['/1.svg', '/2.svg'], HOSTS, 'https://b.example')).toEqual([
      'https://b.example/1.svg',
      'https://a.example/1.svg',
      'https://c.example/1.svg',
      'https://b.example/2.svg',
    ])
  })
  it('BOOT-27 are those of the own origin where there are no hosts', () => {
    expect(pictureAddresses(['/1.svg', '/2.svg'], [], '')).toEqual(['/1.svg', '/2.svg'])
  })
  it('GAP-153 name an address that has a host of its own once', () => {
    expect(pictureAddresses(['https://x.example/1.svg', '/2.svg'], HOSTS, 'https://a.example')).toEqual([
      'https://x.example/1.svg',
      'https://a.example/2.svg',
      'https://b.example/2.svg',
      'https://c.example/2.svg',
    ])
  })
  it('GAP-170 change the host of the visit to the one that answered', () => {
    keepHostOf('https://c.example/1.svg', HOSTS)
    expect(imageHost(HOSTS)).toBe('https://c.example')
    keepHostOf('https://x.example/1.svg', HOSTS)
    expect(imageHost(HOSTS)).toBe('https://c.example')
  })
})
