import { describe, expect, it } from 'vitest'
import { paymentApp } from './app-links.ts'

const AMOUNT = '500.00'
const UPI = 'upi://pay?pa=lantern@kaveri&pn=Evening%20Lantern&tr=D2611210842170385&am=500.00&cu=INR'
const ALIPAY = 'alipays://platformapi/startapp?appId=09999988&actionType=toAccount&userId=2088102&amount=500.00'

describe('a link to a payment app', () => {
  it.each([
    [UPI, 'INR'],
    ['upi://pay?pa=lantern@kaveri&am=500', 'INR'],
    ['upi://pay?am=500.0&pa=lantern@kaveri&sign=AbC-_9%3D', 'INR'],
    ['weixin://wxpay/bizpayurl?pr=9kT2vQe0z&amount=500.00', 'CNY'],
    [ALIPAY, 'CNY'],
    ['mqqapi://wallet/pay?token=1V8a&amount=500.00', 'CNY'],
  ])('MONEY-34 may be %s', (link, currency) => expect(paymentApp(link, AMOUNT, currency)).toBe(link))

  const upi = (query: string) => `upi://pay?pa=lantern@kaveri&${query}`
  it.each([
    // Another amount, however it is written.
    upi('am=5000.00'),
    upi('am=500.01'),
    upi('am=499.99'),
    upi('am=50000'),
    upi('am=500.000'),
    upi('am=500.'),
    upi('am=.500'),
    upi('am=0500.00'),
    upi('am=%2B500.00'),
    upi('am=+500.00'),
    upi('am=-500.00'),
    upi('am=5e2'),
    upi('am=0x1F4'),
    upi('am=500%2E00'),
    upi('am=%35%30%30.00'),
    upi('am=5%300.00'),
    upi('am=5,00.00'),
    upi('am=५००.००'),
    upi('am=500.00%00'),
    upi('am=NaN'),
    // No amount, or more than one.
    upi('am='),
    upi('cu=INR'),
    upi('am=500.00&am=9000.00'),
    upi('am=9000.00&am=500.00'),
    upi('am=500.00&AM=9000.00'),
    upi('am=500.00&%61m=9000.00'),
    upi('am=500.00&mam=1.00'),
    upi('am=500.00&amount=9000.00'),
    upi('am=500.00=9000.00'),
    upi('am=500.00;am=9000.00'),
    upi('am[]=500.00'),
    upi('amount=500.00'),
    upi('tn=am=500.00'),
    upi('tn=%26am=500.00'),
    // Another currency.
    upi('am=500.00&cu=USD'),
    upi('am=500.00&cu=inr'),
    upi('am=500.00&cu='),
    // Another action, place or scheme.
    'upi://mandate?pa=lantern@kaveri&am=500.00&cu=INR',
    'upi://collect?pa=lantern@kaveri&am=500.00',
    'upi://pay/?pa=lantern@kaveri&am=500.00',
    'upi://pay//x?pa=lantern@kaveri&am=500.00',
    'upi://user@pay?am=500.00',
    'upi://pay:80?am=500.00',
    'upi:pay?am=500.00',
    'upi:///pay?am=500.00',
    String.raw`upi:\\pay?am=500.00`,
    'UPI://pay?am=500.00',
    'Upi://pay?am=500.00',
    'upi2://pay?am=500.00',
    'upi://pay#?am=500.00',
    upi('am=9000.00#&am=500.00'),
    upi('am=500.00#am=9000.00'),
    ' upi://pay?am=500.00',
    'upi://pay?am=500.00\n',
    'u\tpi://pay?am=500.00',
    'upi://pay?am=500.00\u202e',
    'javascript:upi://pay?am=500.00',
    'javascript://pay?am=500.00',
    'data:text/html,upi://pay?am=500.00',
    'intent://pay?am=500.00#Intent;scheme=upi;package=evil.example;end',
    'intent://pay?am=500.00',
    'file://pay?am=500.00',
    'https://pay?am=500.00',
    'https://evil.example/?upi://pay?am=500.00',
    'paytmmp://pay?am=500.00',
    'phonepe://pay?am=500.00',
    'gpay://upi/pay?am=500.00',
    'constructor://pay?am=500.00',
    // What leads on.
    upi('am=500.00&url=https://evil.example'),
    upi('am=500.00&url=https%3A%2F%2Fevil.example'),
    upi('am=500.00&refUrl=https%3A%2F%2Fevil.example'),
    upi('am=500.00&__proto__=1'),
    upi('am=500.00&'),
    upi('am=500.00&=1'),
    upi('am=500.00%'),
    upi('am=500.00&tn=%zz'),
    'pay?am=500.00',
    '//pay?am=500.00',
    'upi://pay',
    'upi://pay?',
    '',
  ])('MONEY-34 is never %j', (link) => expect(paymentApp(link, AMOUNT, 'INR')).toBeUndefined())

  it.each([
    // What these apps usually get: a token, or a page of somebody, and no amount.
    'weixin://wxpay/bizpayurl?pr=9kT2vQe0z',
    'weixin://dl/business/?t=abc&amount=500.00',
    'weixin://wxpay/bizpayurl?pr=9kT2vQe0z&amount=9000.00',
    `${ALIPAY}&url=https%3A%2F%2Fevil.example`,
    ALIPAY.replace('amount=500.00', 'amount=5000.00'),
    ALIPAY.replace('amount=500.00', 'am=500.00'),
    'alipays://platformapi/startapp?appId=20000067&url=https%3A%2F%2Fevil.example&amount=500.00',
    // Another mini-program, or another action of the one that pays: each opens by the same path.
    ALIPAY.replace('09999988', '20000067'),
    ALIPAY.replace('09999988', '0999998%38'),
    ALIPAY.replace('appId=09999988&', ''),
    ALIPAY.replace('toAccount', 'scan'),
    ALIPAY.replace('toAccount', ''),
    ALIPAY.replace('actionType=toAccount&', ''),
    'alipays://platformapi/startApp?appId=09999988&amount=500.00',
    'alipays://platformapi/startapp?saId=10000007&qrcode=https%3A%2F%2Fevil.example&amount=500.00',
    'alipay://platformapi/startapp?appId=09999988&amount=500.00',
    'mqqapi://forward/url?url_prefix=aHR0cHM6Ly9ldmlsLmV4YW1wbGU=&amount=500.00',
    'mqqapi://forward/url?src_type=web&version=1&amount=500.00',
    'mqqapi://wallet/pay?token=1V8a',
    'mqqopensdkapi://wallet/pay?token=1V8a&amount=500.00',
  ])('MONEY-34 is never %s', (link) => expect(paymentApp(link, AMOUNT, 'CNY')).toBeUndefined())

  it.each([
    [UPI, 'BDT'],
    ['upi://pay?pa=lantern@kaveri&am=500.00', 'CNY'],
    [ALIPAY, 'INR'],
  ])('MONEY-34 is never %s for an order in %s: the app pays in another currency', (link, currency) =>
    expect(paymentApp(link, AMOUNT, currency)).toBeUndefined(),
  )

  it('MONEY-34 states large amounts to the last cent', () => {
    const large = '123456789012345.67'
    expect(paymentApp(upi(`am=${large}`), large, 'INR')).toBeDefined()
    expect(paymentApp(upi(`am=${large}`), '123456789012345.68', 'INR')).toBeUndefined()
  })
})
