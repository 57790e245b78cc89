import type { Behaviours } from './behaviour.ts'
import { feedbackLength } from '#mock/data/sites.ts'
import { checkImages, keepPictures } from '#mock/state/uploads.ts'

/** What members and visitors tell the operator. */
export const feedbackBehaviour = {
  async sendFeedback({ db, now, merchant, session, body, gatewayError }) {
    const { type, content, contact, images = [] } = body
    const { min, max } = feedbackLength(merchant)
    const { length } = [...content]
    if (length < min || length > max) throw gatewayError('FEEDBACK_LENGTH')
    await checkImages(images, gatewayError)
    await db.feedbacks.create({
      merchant,
      ...(session && { username: session.account.username }),
      type,
      content,
      ...(contact === undefined ? {} : { contact }),
      pictures: await keepPictures('sendFeedback', images),
      sentAt: new Date(now).toISOString(),
    })
    return null
  },
} satisfies Behaviours
