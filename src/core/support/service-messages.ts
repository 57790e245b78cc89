import { defineMessages } from 'react-intl'

export const serviceMessages = defineMessages({
  whatsapp: {
    id: 'site.service.whatsapp',
    defaultMessage: 'WhatsApp',
    description: 'A way to customer service: the messenger; keep the name',
  },
  chat: {
    id: 'site.service.chat',
    defaultMessage: 'Live chat',
    description:
      'A way to customer service, and a link in the side menu, of the message centre and of the page that offers the app: a chat on the web',
  },
  detail: {
    id: 'site.service.detail',
    defaultMessage: 'Opens in a new window',
    description: 'Second line below each way to customer service',
  },
})
