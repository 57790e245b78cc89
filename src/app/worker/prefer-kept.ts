import { BROKEN_FROM } from './requests.ts'

/** What a call brings along from one of these to the other. */
interface Refused {
  state?: { response?: Response }
}

/**
 * Makes a strategy that asks the network first prefer a kept answer to a failure of the gateway, or of what stands
 * before it; without one the failure goes on to the page. That the site is closed is an answer, which nothing replaces.
 */
export const preferKept = {
  fetchDidSucceed: async ({ response, state = {} }: Refused & { response: Response }) => {
    if (response.status < BROKEN_FROM || (await isOfClosedSite(response))) return response
    state.response = response
    throw new Error(`an answer with ${response.status}`)
  },
  handlerDidError: async ({ state }: Refused) => state?.response,
}

const isOfClosedSite = async (response: Response): Promise<boolean> =>
  (await response.clone().text()).includes('"SITE_MAINTENANCE"')
