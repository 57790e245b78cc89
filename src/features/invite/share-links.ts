import type { SocialKind, SocialLink } from '#src/core/site/social-links.ts'

/** The apps that take a link by an address of their own, and how each of them wants it. */
const addresses: Partial<Record<SocialKind, (url: string, text: string) => string>> = {
  TELEGRAM: (url, text) => `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`,
  FACEBOOK: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  WHATSAPP: (url, text) => `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`,
  LINE: (url) => `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`,
}

/**
 * The merchant's social links (SHELL-82) turned into addresses that share something instead; those of apps that cannot
 * are left out.
 *
 * @param url what is shared
 * @param text goes along where the app takes one
 */
export function shareLinks(links: readonly SocialLink[], url: string, text: string): SocialLink[] {
  return links.flatMap((link) => {
    const address = addresses[link.kind]?.(url, text)
    return address === undefined ? [] : [{ ...link, url: address }]
  })
}
