import { defineMessage } from 'react-intl'

/** Words of the control that adds pictures to a form. */
export const imageMessages = {
  add: defineMessage({
    id: 'forms.images.add',
    defaultMessage: 'Add picture',
    description: 'Button on a tile of a form, opens the pictures of the device',
  }),
  progress: defineMessage({
    id: 'forms.images.progress',
    defaultMessage: 'Sending',
    description: 'Name of the bar that shows how much of a form with pictures is on its way',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'forms.images.remove',
    defaultMessage: 'Remove {name}',
    description: 'Label of the button that takes a picture out of a form; {name} is the name of the file',
  }),
  limits: defineMessage<{ max: number; megabytes: number }>({
    id: 'forms.images.limits',
    defaultMessage:
      'PNG or JPG, up to {megabytes} MB each, {max, plural, one {one picture} other {at most # pictures}}',
    description:
      'Line below the pictures of a form: kinds of files, size of each in {megabytes}, and {max}, how many can be added',
  }),
}
