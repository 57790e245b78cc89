// Stands in the page itself: search, and which entry of the list is in sight.
import { all, one } from '../../report/report.js'

const field = one('.find input')
const count = one('.none')
const links = all('nav a')
const articles = new Map(all('article').map((one) => [one.id, one]))
const targetOf = (link) => articles.get(link.hash.slice(1))

const search = () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (article) => words.every((word) => article.dataset.find.includes(word))
  for (const article of articles.values()) article.hidden = !fits(article)
  for (const link of links) link.hidden = targetOf(link).hidden
  for (const group of all('nav section')) group.hidden = all('a', group).every((link) => link.hidden)
  for (const head of all('main .tag')) {
    let next = head.nextElementSibling
    while (next?.hidden && next.matches('article')) next = next.nextElementSibling
    head.hidden = !next?.matches('article')
  }
  one('.intro').hidden = words.length > 0
  const found = links.filter((link) => !link.hidden).length
  count.textContent = words.length === 0 ? '' : found === 0 ? 'Nothing is called so.' : `${found} found`
}

const here = () => {
  const id = location.hash.slice(1)
  if (articles.get(id)?.hidden) {
    field.value = ''
    search()
    articles.get(id).scrollIntoView()
  }
  for (const link of links) link.toggleAttribute('aria-current', link.hash === location.hash)
  one('nav a[aria-current]')?.scrollIntoView({ block: 'nearest' })
}

field.addEventListener('input', search)
addEventListener('hashchange', here)
addEventListener('keydown', (event) => {
  if (event.key === '/' && event.target !== field && !event.ctrlKey && !event.metaKey) {
    event.preventDefault()
    field.focus()
    field.select()
  }
  if (event.key === 'Enter' && event.target === field) links.find((link) => !link.hidden)?.click()
})
here()
