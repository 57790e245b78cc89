import { get } from 'node:http'

/** Hosts that a page of another site may lead to this machine, and others by which this machine is meant. */
export const OTHER_HOSTS = ['rebound.example', 'rebound.example:4173', 'localhost.example', '127.0.0.1.example:80']
export const OWN_HOSTS = [
  'localhost',
  'LOCALHOST:4173',
  'bdtdemo.localhost:4173',
  '127.0.0.1:80',
  '[::1]:80',
  '10.0.2.2',
]

/** The status with which a server answers a call that comes by this `Host`. */
export const statusByHost = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
